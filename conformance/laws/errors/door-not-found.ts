import { checkDoorCode, doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'

/** The paths that some operation has, whatever its method. */
const known = /^\/v1\/(runtime|providers|executions(\/[^/]+(\/(events|result|cancel))?)?)$/

/**
 * A 404 carries `not_found`: of an execution, or of a route. A method that a path does not have may be answered with 404 as well, and its
 * cause is the method.
 */
export const doorNotFound = judged('errors/door-not-found', (view, check) => {
  const missing = doorErrors(view).filter(({ operation, exchange }) => {
    const isMethod = operation === 'none' && known.test(exchange.path.replace(/\?.*$/, ''))
    return exchange.status === 404 && !isMethod
  })
  checkDoorCode(missing, 'not_found', check)
})
