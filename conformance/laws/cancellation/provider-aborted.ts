import { bandMs } from '../shared/band.ts'
import { cancelledOf, openStream } from '../shared/cancel-view.ts'
import { judged } from '../shared/judged.ts'

/** Behind the 202 the runtime leaves the provider's stream soon, however long that would go on. */
export const providerAborted = judged(
  'cancellation/provider-aborted',
  (view, check) => {
    for (const cancelled of cancelledOf(view)) {
      const call = openStream(cancelled)
      if (call === undefined || call.end?.how === 'done') continue
      const limit = cancelled.at + bandMs(view, 500)
      const left = call.end?.time
      // Nobody watched long enough to tell.
      if (left === undefined && view.watchedUntil <= limit) continue
      check(left !== undefined && left <= limit, call, () => ({
        expected: `the call at ${call.target} left after the 202`,
        saw: left === undefined ? 'it was never left' : `it was left ${Math.round(left - cancelled.at)} ms later`
      }))
    }
  },
  { timing: true }
)
