import type { StreamScript } from '../../model/script.ts'
import { saidBy } from '../../oracle.ts'
import { type Cancelled, cancelledOf, isRace, openStream } from '../shared/cancel-view.ts'
import { judged } from '../shared/judged.ts'
import type { CallView } from '../shared/ledger-view.ts'
import type { RunView } from '../shared/run-view.ts'
import { textsOf } from '../shared/text-of.ts'

/** What a provider says only once the 202 was there is not in the log. */
export const noLateOutput = judged('cancellation/no-late-output', (view, check) => {
  // The ledger tells of few writes: once the barrier is released, nobody knows what was said before the 202 and what behind it.
  if (isRace(view)) return
  for (const cancelled of cancelledOf(view)) {
    const call = openStream(cancelled)
    const said = call && saidBefore(view, cancelled, call)
    const attempt = cancelled.execution.attempts.find((one) => one.call === call)
    if (said === undefined || attempt === undefined || cancelled.execution.terminal === undefined) continue
    const shown = textsOf(attempt.output).join('').length
    check(shown <= said, attempt.output.at(-1) ?? attempt, () => ({
      expected: `at most the ${said} characters that were said before the 202`,
      saw: `${shown} characters`
    }))
  }
})

/** Length of the text in front of the barrier at which the call stood from before the cancel until its answer. */
function saidBefore(view: RunView, { from, at }: Cancelled, call: CallView): number | undefined {
  const barrier = call.barriers.findLast(({ time }) => time <= from)
  if (barrier === undefined || call.script?.kind !== 'stream' || view.run === undefined) return undefined
  if (call.writes.some((time) => time > barrier.time && time <= at)) return undefined
  const script: StreamScript = call.script
  const place = script.acts.findIndex((act) => 'barrier' in act && act.barrier === barrier.name)
  const listener = { dialect: call.request.dialect, features: view.run.features }
  return saidBy({ ...script, acts: script.acts.slice(0, Math.max(place, 0)) }, listener).texts.join('').length
}
