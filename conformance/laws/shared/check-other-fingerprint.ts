import type { RequirementId } from '../../../generated/requirements.ts'
import type { Check } from './check.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'
import { answerOf, isBefore, submitsOf } from './submit-view.ts'

/**
 * Checks that a body which differs from that of its key is refused with 422. Only where the very same body was accepted without that key:
 * a runtime that cannot take it at all shows nothing of keys.
 */
export function checkOtherFingerprint(view: RunView, requirement: RequirementId, check: Check): void {
  const submits = submitsOf(view)
  for (const other of submits) {
    if (other.breaks !== requirement || other.key === undefined) continue
    const accepted = submits.filter(({ id }) => id !== undefined)
    const claimed = accepted.some(
      (earlier) => earlier.key === other.key && earlier.fingerprint !== other.fingerprint && isBefore(earlier, other)
    )
    const twin = accepted.some(({ key, fingerprint }) => key !== other.key && fingerprint === other.fingerprint)
    if (!claimed || !twin) continue
    check(other.status === 422 && at(other.exchange.body, 'error', 'code') === 'conflict', other, () => ({
      expected: `${other.step.as ?? 'the submit'} is refused with 422 conflict`,
      saw: answerOf(other)
    }))
  }
}
