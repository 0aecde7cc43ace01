import { judged } from '../shared/judged.ts'
import { checkDoor, checkExecutions } from '../shared/retryable.ts'

/** What the caller asked wrongly, what a cancel or a deadline ended and what conflicts is never retryable. */
export const neverRetryableCodes = judged('errors/never-retryable-codes', (view, check) => {
  checkExecutions(view, ({ row }) => row === 'code', check)
  checkDoor(view, ({ row }) => row === 'code', check)
})
