import { checkDoorCode, doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'

/** A 404 carries `not_found`, whatever was not found. */
export const doorNotFound = judged('errors/door-not-found', (view, check) => {
  const missing = doorErrors(view).filter(({ exchange }) => exchange.status === 404)
  checkDoorCode(missing, 'not_found', check)
})
