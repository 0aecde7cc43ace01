import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../shared/check.ts'
import type { ExchangeView } from '../shared/exchange-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { aroundRestart, restartsOf, type Survivor, survivorsOf } from '../shared/restarts.ts'
import { earlierOf } from '../shared/stop-view.ts'
import { checkSuffix } from '../shared/suffix.ts'

/** Results and snapshots of what had ended, cursors into its log and keys mean the same before and after a restart. */
export const survivesRestart = judged(
  'storage/survives-restart',
  (view, check) => {
    for (const survivor of survivorsOf(view)) {
      const { execution, readers } = survivor
      if (survivor.ended) {
        checkUnaltered(survivor, execution.results, 'result', check)
        checkUnaltered(survivor, execution.snapshots, 'snapshot', check)
      }
      for (const reader of readers) if (reader.opened.after > 0) checkSuffix(execution, reader, check)
    }
    for (const restart of restartsOf(view)) {
      const submits = view.exchanges.filter(({ operation }) => operation === 'submitExecution')
      for (const replay of aroundRestart(submits, restart).after) {
        const first = earlierOf(view, replay.exchange.idempotencyKey, restart.time)
        if (first !== undefined) checkKey(replay, at(first.exchange.body, 'execution_id'), check)
      }
    }
  },
  { process: true }
)

function checkUnaltered({ restart }: Survivor, answers: readonly ExchangeView[], what: string, check: Check): void {
  const { before, after } = aroundRestart(answers, restart)
  const old = before.at(-1)
  if (old === undefined) return
  for (const answer of after) {
    const same = answer.exchange.status === old.exchange.status && isDeepStrictEqual(told(answer), told(old))
    check(same, answer, () => ({
      expected: `the ${what} that was answered before the restart`,
      saw: `${answer.exchange.status}, or another body`
    }))
  }
}

/** When a record expires may be told anew. */
function told({ exchange }: ExchangeView): unknown {
  const { expires_at: _expires, ...body } = (exchange.body ?? {}) as Record<string, unknown>
  return body
}

function checkKey(replay: ExchangeView, own: unknown, check: Check): void {
  const id = at(replay.exchange.body, 'execution_id')
  check(id === own, replay, () => ({
    expected: 'the execution that the key stood for before the restart',
    saw: brief(id)
  }))
}
