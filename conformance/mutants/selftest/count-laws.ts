import { type RequirementId, requirements } from '../../../generated/requirements.ts'

/** Every law that a runtime must keep and that can be seen over HTTP or at the lab. */
export const mustLaws: readonly RequirementId[] = Object.values(requirements)
  .filter(({ state, level, observable }) => state === 'law' && level === 'MUST' && ['http', 'lab'].includes(observable))
  .map(({ id }) => id)
