import type { ExecutionView } from '../shared/execution-view.ts'
import { codeOf, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** What fails so soon after a cancel, with a provider that says nothing more, was ended by the cancel. */
const soonMs = 1500

/** An execution that a cancel request ended carries `cancelled`: by its status, or because nothing else could have ended it. */
export const cancelledCode = judged(
  'errors/cancelled-code',
  (view, check) => {
    for (const execution of joined(view)) {
      const { terminal } = execution
      if (terminal?.type !== 'execution.failed') continue
      if (terminal.status !== 'cancelled' && !isEndedByCancel(execution)) continue
      check(codeOf(terminal) === 'cancelled', terminal, () => ({
        expected: 'code cancelled after the cancel request',
        saw: `${brief(codeOf(terminal))}, status ${brief(terminal.status)}`
      }))
    }
  },
  { timing: true }
)

function isEndedByCancel({ terminal, attempts, cancels, request }: ExecutionView): boolean {
  const silent = attempts.at(-1)?.said?.ending.kind === 'silent'
  const missed = request.deadline_ms !== undefined && codeOf(terminal) === 'deadline_exceeded'
  if (!silent || missed || terminal === undefined) return false
  return cancels.some(({ exchange: { status, time } }) => {
    const since = terminal.time - time
    return status === 202 && since >= 0 && since < soonMs
  })
}
