import { judged } from '../shared/judged.ts'
import { checkNoWait } from '../shared/no-wait.ts'

/** A wait that reaches past budget or deadline does not begin: the execution ends at once, with the error of the attempt that asked for it. */
export const noWaitPastBounds = judged(
  'attempts/no-wait-past-bounds',
  (view, check) => {
    checkNoWait(view, check, () => true)
  },
  { timing: true }
)
