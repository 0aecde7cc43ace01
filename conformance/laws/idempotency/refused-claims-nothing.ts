import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { allSubmitsOf, answerOf, isBefore, type SubmitView } from '../shared/submit-view.ts'

/** A key whose only submits were refused is as good as new, whatever they were refused for: also for lack of room. */
export const refusedClaimsNothing = judged('idempotency/refused-claims-nothing', (view, check) => {
  const submits = allSubmitsOf(view)
  for (const good of submits) {
    if (good.key === undefined || good.breaks !== undefined || good.status >= 500) continue
    const earlier = submits.filter((other) => other.key === good.key && isBefore(other, good))
    if (earlier.length === 0 || !earlier.every(isRefused)) continue
    if (good.status === 429 && !isRefusedForItsKey(view, submits, good)) continue
    check(good.status === 202 && good.id !== undefined, good, () => ({
      expected: `202 for a key that was refused with ${[...new Set(earlier.map(({ status }) => status))].join(', ')}`,
      saw: answerOf(good)
    }))
  }
})

const isRefused = ({ id, status }: SubmitView): boolean => id === undefined && status >= 400 && status < 500

/** How often somebody may be unlucky who comes when there is room. */
const mostUnlucky = 2

/**
 * Whether room was there for everybody but this key: each time that it was sent since somebody else had been accepted it found none, more
 * often than chance explains, and then again somebody else was accepted.
 */
function isRefusedForItsKey(view: RunView, submits: readonly SubmitView[], full: SubmitView): boolean {
  const others = submits.filter(({ key, id, status }) => key !== full.key && id !== undefined && status === 202)
  const before = others.findLast((other) => isBefore(other, full))
  const behind = others.find((other) => isBefore(full, other))
  if (before === undefined || behind === undefined || isHeldOpen(view, full)) return false
  const meanwhile = submits.filter(
    (one) => one.key === full.key && isBefore(before, one) && isBefore(one, behind) && !isHeldOpen(view, one)
  )
  return meanwhile.length > mostUnlucky && meanwhile.every(({ status }) => status === 429)
}

/** Whether some provider call was under way when a submit was answered: then an execution may have taken the room. */
const isHeldOpen = ({ calls }: RunView, { exchange }: SubmitView): boolean =>
  calls.some(({ request, end }) => request.time < exchange.time && (end === undefined || end.time > exchange.started))
