import { codeOf, isCompleted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** After a reader has left, the provider call plays on, nobody is cancelled, and those who stay or come get the end. */
export const leavingReader = judged('replay/leaving-reader', (view, check) => {
  for (const execution of joined(view)) {
    const { readers, calls, terminal, cancels, log } = execution
    if (cancels.length > 0) continue
    const left = readers.find(({ closed, terminal: end }) => closed?.how === 'client' && end === undefined)
    const running = left?.closed && (terminal === undefined || left.closed.time < terminal.time)
    if (!running) continue
    const aborted = calls.find(({ end }) => end?.how === 'aborted')
    const finished = terminal !== undefined && codeOf(terminal) !== 'cancelled'
    // A runtime may hang up on a provider that has said its terminal, and a deadline aborts on its own account.
    const own = aborted !== undefined && !isCompleted(execution) && execution.request.deadline_ms === undefined
    check(finished && !own, aborted ?? left, () => ({
      expected: 'the execution goes on when a reader leaves',
      saw: own ? 'its provider call is aborted' : terminal ? 'it is cancelled' : `no end after ${log.length} events`
    }))
  }
})
