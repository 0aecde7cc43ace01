import { crowdsOf, seenAt } from '../shared/crowd-view.ts'
import { bounds } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** An execution that waits for a slot ends when it is cancelled or its deadline is over, while the slots are still taken. */
export const waitingEnds = judged(
  'routing/waiting-ends',
  (view, check) => {
    for (const { target, waiting } of crowdsOf(view)) {
      for (const { execution, call, fullUntil } of waiting) {
        const { deadlineMs } = bounds(view, execution)
        const cancelled = execution.cancels.some(({ exchange }) => exchange.status === 202 && exchange.time < fullUntil)
        if (deadlineMs === undefined && !cancelled) continue
        const { terminal } = execution
        const ended = terminal !== undefined && seenAt(execution, terminal.sequence) < fullUntil
        check(ended && call === undefined, call ?? terminal ?? execution, () => ({
          expected: `the end while ${target.id} is still busy, at ${cancelled ? 'the cancel request' : 'the deadline'}`,
          saw: call ? 'a provider request' : terminal ? 'an end behind it' : 'no end'
        }))
      }
    }
  },
  { timing: true }
)
