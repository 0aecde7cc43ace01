import { judged } from '../shared/judged.ts'
import { answerOf, isBefore, submitsOf } from '../shared/submit-view.ts'

/** A key whose only submits were refused is as good as new. */
export const refusedClaimsNothing = judged('idempotency/refused-claims-nothing', (view, check) => {
  const keyed = submitsOf(view).filter(({ key }) => key !== undefined)
  for (const good of keyed) {
    if (good.breaks !== undefined) continue
    const earlier = keyed.filter((other) => other.key === good.key && isBefore(other, good))
    if (earlier.length === 0 || earlier.some(({ id, status }) => id !== undefined || status < 400)) continue
    check(good.status === 202 && good.id !== undefined, good, () => ({
      expected: `202 for a key that was refused with ${earlier.map(({ status }) => status).join(', ')}`,
      saw: answerOf(good)
    }))
  }
})
