import { checkDoorCode, doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** New work that finds no room is refused with 429 `queue_full`. */
export const doorQueueFull = judged('errors/door-queue-full', (view, check) => {
  checkRefused(view, 'errors/door-queue-full', [429], check)
  const full = doorErrors(view).filter(
    ({ operation, exchange }) => operation === 'submitExecution' && exchange.status === 429
  )
  checkDoorCode(full, 'queue_full', check)
})
