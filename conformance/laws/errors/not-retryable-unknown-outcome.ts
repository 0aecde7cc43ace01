import { judged } from '../shared/judged.ts'
import { checkExecutions } from '../shared/retryable.ts'

/** Once the outcome of any attempt is unknown, sending the request again might do the work twice: no failure invites to it. */
export const notRetryableUnknownOutcome = judged('errors/not-retryable-unknown-outcome', (view, check) => {
  checkExecutions(view, ({ row }) => row === 'unknown', check)
})
