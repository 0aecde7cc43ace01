import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsALimitedRateFinal: Mutant = {
  name: 'calls-a-limited-rate-final',
  title: 'A limited rate is not worth another submit.',
  predicts: ['errors/retryable-transient'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: string } | undefined
      const limited = event.type === 'execution.failed' && error?.code === 'rate_limited'
      return [limited ? withFields(event, { error: { ...error, retryable: false } }) : event]
    })
  })
}
