import { codeOf, isCompleted, isInterrupted, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { completedBy } from '../shared/said-attempts.ts'

/** After a reader has left, the execution comes to the end that its provider gives it, and those who stay or come see it. */
export const leavingReader = judged('replay/leaving-reader', (view, check) => {
  for (const execution of joined(view)) {
    const { readers, attempts, terminal, cancels, log } = execution
    if (cancels.length > 0) continue
    const left = readers.find(({ closed, terminal: end }) => closed?.how === 'client' && end === undefined)
    const running = left?.closed && (terminal === undefined || left.closed.time < terminal.time)
    if (!running) continue
    // A runtime hangs up on a provider that failed, and may on one that has said its terminal.
    const served = attempts.find((attempt) => completedBy(attempt, view.run?.features ?? []))
    const spoilt = served !== undefined && !isCompleted(execution) && !isInterrupted(execution)
    const ended = terminal !== undefined && codeOf(terminal) !== 'cancelled'
    check(ended && !spoilt, spoilt ? served : left, () => ({
      expected: 'the execution goes on when a reader leaves',
      saw: terminal ? `${terminal.type} ${brief(codeOf(terminal))}` : `no end after ${log.length} events`
    }))
  }
})
