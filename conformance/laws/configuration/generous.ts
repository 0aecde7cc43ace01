import type { CallScript } from '../../model/script.ts'
import { records } from '../../oracle/request-body.ts'
import { saidBy } from '../../oracle.ts'
import { at, briefText } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { CallView } from '../shared/ledger-view.ts'

const deltas = 100_000

/** An answer of a hundred thousand deltas comes to its end like any other, and nothing of it is missing in the snapshot. */
export const generous = judged('configuration/generous', (view, check) => {
  for (const long of view.calls) {
    if (lengthOf(long.script) < deltas) continue
    const last = view.exchanges.findLast(({ operation }) => operation === 'getExecution')
    const body = last?.exchange.body
    const status = at(body, 'status')
    // Whoever is still at it when the kit goes, or was told not to wait, has not been judged.
    const over = status === 'succeeded' || status === 'failed'
    if (long.script === undefined || last === undefined || !over || hasPaused(long)) continue
    const said = saidBy(long.script, { dialect: long.request.dialect, features: view.run?.features ?? [] })
    const wanted = said.texts.join('')
    const text = records(at(body, 'result', 'outputs'))
      .map((output) => String(output.text ?? ''))
      .join('')
    check(status === 'succeeded' && text === wanted, last, () => ({
      expected: `succeeded after ${deltas} deltas, with ${briefText(wanted)}`,
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}, with ${briefText(text)}`
    }))
  }
})

function lengthOf(script: CallScript | undefined): number {
  if (script?.kind !== 'stream') return 0
  return script.acts.reduce((sum, act) => sum + ('text' in act ? 1 : 0), 0)
}

/** No limit of silence that a target is configured with is shorter. */
const longestPauseMs = 1000

/** Whether the lab itself was kept from writing for so long that a runtime may have lost patience. */
function hasPaused({ request, writes, end }: CallView): boolean {
  const times = [request.time, ...writes, ...(end === undefined ? [] : [end.time])]
  return times.some((time, at) => time - (times[at - 1] ?? time) > longestPauseMs)
}
