import { judged } from '../shared/judged.ts'
import { checkDoor, checkExecutions } from '../shared/retryable.ts'

/** `retryable` is what the table says, row by row, wherever the script leaves no doubt: on failed executions and on refusals. */
export const retryableMeaning = judged('errors/retryable-meaning', (view, check) => {
  checkExecutions(view, () => true, check)
  checkDoor(view, () => true, check)
})
