import { isDeepStrictEqual } from 'node:util'
import { isCompleted } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** `execution.completed`, snapshot and result repeat the target of the last `route.selected`, unchanged. */
export const standsUnchanged = judged('target/stands-unchanged', (view, check) => {
  for (const execution of view.executions) {
    const { terminal, attempts, snapshots, results } = execution
    const target = attempts.at(-1)?.selected.data.target
    if (terminal === undefined || target === undefined) continue
    const same = (told: unknown, place: typeof execution | (typeof snapshots)[number] | typeof terminal): void =>
      check(isDeepStrictEqual(told, target), place, () => ({ expected: brief(target), saw: brief(told) }))
    if (isCompleted(execution)) same(terminal.data.target, terminal)
    for (const snapshot of snapshots) {
      const { status, started, body } = snapshot.exchange
      if (status === 200 && started >= terminal.time) same(at(body, 'target'), snapshot)
    }
    for (const result of results) if (result.exchange.status === 200) same(at(result.exchange.body, 'target'), result)
  }
})
