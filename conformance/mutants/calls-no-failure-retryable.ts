import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsNoFailureRetryable: Mutant = {
  name: 'calls-no-failure-retryable',
  title: 'No failed execution is ever worth another submit.',
  predicts: ['errors/retryable-transient'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'execution.failed'
        ? withFields(event, { error: { ...(event.error as object), retryable: false } })
        : event
    ])
  })
}
