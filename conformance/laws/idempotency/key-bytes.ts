import { judged } from '../shared/judged.ts'
import { answerOf, submitsOf } from '../shared/submit-view.ts'

/** Keys that differ in any byte never stand for one execution, however alike they look. */
export const keyBytes = judged('idempotency/key-bytes', (view, check) => {
  const keyed = submitsOf(view).filter(
    ({ key, partition, breaks }) => key !== undefined && partition === undefined && breaks === undefined
  )
  for (const [position, later] of keyed.entries()) {
    const alike = keyed
      .slice(0, position)
      .find(({ key, id, fingerprint }) => key !== later.key && id !== undefined && fingerprint === later.fingerprint)
    if (alike === undefined) continue
    const others = keyed.filter(({ key }) => key !== later.key)
    check(later.id !== undefined && others.every(({ id }) => id !== later.id), later, () => ({
      expected: 'an execution of its own for a key of other bytes',
      saw: answerOf(later)
    }))
  }
})
