import { cancelledOf } from '../shared/cancel-view.ts'
import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Tells whether a runtime reports success behind a 202, as far as the provider came to its own end. */
export const provenSuccessLegal = judged('cancellation/proven-success-legal', (view, check) => {
  for (const { execution } of cancelledOf(view)) {
    if (!isCompleted(execution)) continue
    const ended = execution.attempts.at(-1)?.call?.end
    check(ended === undefined || ended.how === 'done', execution.terminal ?? execution, () => ({
      expected: 'success of a call that came to its end',
      saw: 'success of one that was left'
    }))
  }
})
