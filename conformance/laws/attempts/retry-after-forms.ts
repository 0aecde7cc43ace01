import { judged } from '../shared/judged.ts'
import { checkNoWait } from '../shared/no-wait.ts'

/** A wait that is too long is recognised as a date and in milliseconds like one in seconds. */
export const retryAfterForms = judged(
  'attempts/retry-after-forms',
  (view, check) => {
    checkNoWait(view, check, ({ form }) => form !== 'invalid')
  },
  { timing: true }
)
