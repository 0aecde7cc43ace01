import { judged } from '../shared/judged.ts'
import { checkDoor, checkExecutions } from '../shared/retryable.ts'

/** Every cause that the other rows of the table do not name is not retryable. */
export const notRetryableOtherwise = judged('errors/not-retryable-otherwise', (view, check) => {
  checkExecutions(view, ({ row }) => row === 'otherwise', check)
  checkDoor(view, ({ row }) => row === 'otherwise', check)
})
