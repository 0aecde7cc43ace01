import type { Mutant } from './mutant.ts'
import { isOutput, withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const callsALateFailureRetryable: Mutant = {
  name: 'calls-a-late-failure-retryable',
  title: 'A failure in the middle of an answer invites to send the request again.',
  predicts: ['errors/not-retryable-after-output'],
  edits: () => ({
    store: rewriteLog(() => {
      let output = false
      return (event) => {
        output ||= isOutput(event)
        if (!output || event.type !== 'execution.failed') return [event]
        return [withFields(event, { error: { ...(event.error as object), retryable: true } })]
      }
    })
  })
}
