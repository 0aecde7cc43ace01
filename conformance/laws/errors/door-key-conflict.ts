import { checkDoorCode, doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A key that comes again with another request is refused with 422 `conflict`. */
export const doorKeyConflict = judged('errors/door-key-conflict', (view, check) => {
  checkRefused(view, 'errors/door-key-conflict', [422], check)
  const reused = doorErrors(view).filter(
    ({ operation, exchange }) => operation === 'submitExecution' && exchange.status === 422
  )
  checkDoorCode(reused, 'conflict', check)
})
