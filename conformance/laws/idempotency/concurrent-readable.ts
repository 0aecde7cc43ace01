import { concurrentOf } from '../shared/concurrent.ts'
import { judged } from '../shared/judged.ts'
import { checkReadable } from '../shared/readable.ts'

/** Each id that submits sent at once are told can be read in the moment in which it is told. */
export const concurrentReadable = judged('idempotency/concurrent-readable', (view, check) => {
  checkReadable(view, concurrentOf(view).flat(), check)
})
