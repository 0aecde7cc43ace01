import { bandMs } from '../shared/band.ts'
import { type Cancelled, cancelledOf, isOpenDuring, isRace } from '../shared/cancel-view.ts'
import { judged } from '../shared/judged.ts'
import type { CallView } from '../shared/ledger-view.ts'
import type { RunView } from '../shared/run-view.ts'

/**
 * Behind the 202 no provider is asked. What was on the wire already is left out: while a call is held, nothing else can be on the wire,
 * so a request that follows is the cancel's own work; with no call under way a request counts only well behind the 202.
 */
export const noNewAttempt = judged(
  'cancellation/no-new-attempt',
  (view, check) => {
    for (const cancelled of cancelledOf(view)) {
      const { execution, cancel, at } = cancelled
      const { calls, attempts } = execution
      const since = (isRace(view) ? undefined : heldSince(cancelled)) ?? at + bandMs(view, 0)
      const fresh = calls.find(({ request }) => request.time > since)
      // Where one attempt is all there is, or the provider came to its end, no other could follow anyway.
      if (fresh === undefined && !mayGoOn(view, cancelled)) continue
      check(fresh === undefined, fresh ?? cancel, () => ({
        expected: `no further provider request after the 202, ${attempts.length} attempts in all`,
        saw: `one at ${fresh?.target}`
      }))
    }
  },
  { timing: true }
)

/** A silence shorter than this makes no runtime give a call up. */
const patientMs = 1000

/** When the cancel was sent, if a call was then held in such a way that only the cancel can have ended it. */
function heldSince({ execution, cancel, from }: Cancelled): number | undefined {
  const held = execution.calls.find((call) => isOpenDuring(call, cancel.exchange))
  return held !== undefined && from - lastSign(held) < patientMs ? from : undefined
}

const lastSign = ({ request, writes, barriers }: CallView): number =>
  Math.max(request.time, ...writes, ...barriers.map(({ time }) => time))

function mayGoOn(view: RunView, { execution }: Cancelled): boolean {
  const routing = execution.request.routing as { allow_fallback?: unknown } | undefined
  return routing?.allow_fallback === true && execution.terminal !== undefined && view.run?.scenario.group !== 'only'
}
