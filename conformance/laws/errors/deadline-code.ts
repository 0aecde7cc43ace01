import type { SeenEvent } from '../shared/event.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { codeOf, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An execution whose provider never comes to an end fails with `deadline_exceeded` once its deadline has passed. */
export const deadlineCode = judged('errors/deadline-code', (view, check) => {
  for (const execution of joined(view)) {
    const { terminal, attempts, cancels, request } = execution
    const deadline = request.deadline_ms
    if (terminal === undefined || typeof deadline !== 'number' || cancels.length > 0) continue
    const last = attempts.at(-1)
    if (last?.said?.ending.kind !== 'silent') continue
    // What failed before the deadline, by a limit of its own, did not miss it.
    if (codeOf(terminal) !== 'deadline_exceeded' && elapsed(execution, terminal) < deadline) continue
    check(codeOf(terminal) === 'deadline_exceeded', terminal, () => ({
      expected: `deadline_exceeded after ${deadline} ms with a silent provider`,
      saw: brief(codeOf(terminal) ?? terminal.type)
    }))
  }
})

/** Stored times are whole milliseconds at both ends, and a timer may fire a little early. */
const roundingMs = 20

/** How long the execution took by our clock or, where that is less, by the times that the runtime stored. */
function elapsed({ started, log }: ExecutionView, terminal: SeenEvent): number {
  const [from, to] = [log[0], terminal].map((event) => Date.parse(String(event?.data.time)))
  const stored = Number(to) - Number(from) + roundingMs
  const seen = terminal.time - started
  return Number.isNaN(stored) ? seen : Math.min(seen, stored)
}
