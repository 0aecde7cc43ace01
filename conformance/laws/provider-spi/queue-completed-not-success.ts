import { jobsOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** A job that is over with an error, in its status or in its result, is a failure and has no result. */
export const queueCompletedNotSuccess = judged('provider-spi/queue-completed-not-success', (view, check) => {
  for (const { attempt, said } of jobsOf(view)) {
    const { terminal, events } = attempt
    if (said.ending.kind !== 'error' || terminal === undefined) continue
    const result = events.find(({ type }) => type === 'output.result')
    check(terminal.type === 'execution.failed' && result === undefined, result ?? terminal, () => ({
      expected: 'execution.failed without a result',
      saw: result ? 'an output.result' : terminal.type
    }))
  }
})
