import { codeOf } from '../shared/facts-of.ts'
import { jobsOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** A job that the deadline cuts off is cancelled at the provider. */
export const queueCancelled = judged('deadline/queue-cancelled', (view, check) => {
  for (const { execution, attempt, call, questions, said } of jobsOf(view)) {
    if (execution.request.deadline_ms === undefined || codeOf(attempt.terminal) !== 'deadline_exceeded') continue
    // A queue that does not answer cannot be asked whether it was.
    if (call.end?.how !== 'done' || said.ending.kind !== 'silent') continue
    const asked = questions.find(({ step }) => step === 'cancel')
    check(asked !== undefined, attempt.terminal ?? attempt, () => ({
      expected: `a cancel of the job at ${call.target}`,
      saw: `${questions.length} questions, none of them a cancel`
    }))
  }
})
