import { checkDoorCode, doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'

/** A 503 to anything but the question of how the runtime is carries `runtime_unavailable`. */
export const doorUnavailable = judged(
  'errors/door-unavailable',
  (view, check) => {
    const unavailable = doorErrors(view).filter(({ exchange }) => exchange.status === 503)
    checkDoorCode(unavailable, 'runtime_unavailable', check)
  },
  { process: true }
)
