import { judged } from '../shared/judged.ts'
import { checkExecutions } from '../shared/retryable.ts'

/** A failure before output that another submit may well survive says so, while no attempt's outcome is unknown. */
export const retryableTransient = judged('errors/retryable-transient', (view, check) => {
  checkExecutions(view, ({ row }) => row === 'transient', check)
})
