import type { RequirementId } from '../../../generated/requirements.ts'
import type { Law } from '../../model/verdict.ts'
import { checkAccepted } from './accepted.ts'
import { judged } from './judged.ts'
import { checkRefused } from './refused.ts'

/**
 * A law on what is let in: the steps of a scenario that break the requirement on purpose are refused with one of the statuses, those that
 * it wants accepted are accepted. Without statuses nothing is to be refused.
 */
export function atTheDoor(requirement: RequirementId, statuses: readonly number[] = []): Law {
  return judged(requirement, (view, check) => {
    checkRefused(view, requirement, statuses, check)
    checkAccepted(view, requirement, check)
  })
}
