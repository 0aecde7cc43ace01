import { codeOf, isCompleted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** After a reader has left, the provider call plays on, nobody is cancelled, and those who stay or come get the end. */
export const leavingReader = judged('replay/leaving-reader', (view, check) => {
  for (const execution of joined(view)) {
    const { readers, attempts, terminal, cancels, log } = execution
    if (cancels.length > 0) continue
    const left = readers.find(({ closed, terminal: end }) => closed?.how === 'client' && end === undefined)
    const running = left?.closed && (terminal === undefined || left.closed.time < terminal.time)
    if (!running) continue
    // A runtime hangs up on a provider that failed, and may on one that has said its terminal.
    const aborted = attempts.find(({ call, failure }) => call?.end?.how === 'aborted' && failure === undefined)
    const own = aborted !== undefined && !isCompleted(execution) && execution.request.deadline_ms === undefined
    const finished = terminal !== undefined && codeOf(terminal) !== 'cancelled'
    check(finished && !own, own ? aborted : left, () => ({
      expected: 'the execution goes on when a reader leaves',
      saw: own ? 'its provider call is aborted' : terminal ? 'it is cancelled' : `no end after ${log.length} events`
    }))
  }
})
