import type { Validator } from '../../../generated/validators.mjs'

/** The first fault that a generated validator found, by place and rule; never the value itself. */
export function faultOf(validate: Validator<unknown>): string {
  const fault = validate.errors?.[0]
  if (fault === undefined) return 'a fault without details'
  return `${fault.instancePath || '/'} ${fault.message ?? fault.keyword}`
}
