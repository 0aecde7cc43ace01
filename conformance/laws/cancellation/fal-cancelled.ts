import { isCompleted } from '../shared/facts-of.ts'
import { jobsOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** A cancel that is accepted while a job is open reaches the queue as a `PUT` of its cancel address. */
export const falCancelled = judged('cancellation/fal-cancelled', (view, check) => {
  for (const { execution, attempt, call, questions } of jobsOf(view)) {
    const wish = execution.cancels.find(({ exchange }) => exchange.status === 202)
    if (wish === undefined || attempt.terminal === undefined || isCompleted(execution)) continue
    if ((call.end?.time ?? Number.POSITIVE_INFINITY) > wish.exchange.started) continue
    const asked = questions.find(({ step }) => step === 'cancel')
    check(asked?.request.method === 'PUT', asked ?? wish, () => ({
      expected: `a PUT of the cancel address at ${call.target}`,
      saw: asked ? asked.request.method : 'no such request'
    }))
  }
})
