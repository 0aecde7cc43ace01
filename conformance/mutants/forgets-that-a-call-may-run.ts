import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const forgetsThatACallMayRun: Mutant = {
  name: 'forgets-that-a-call-may-run',
  title: 'A failure after one of unknown outcome is called retryable.',
  predicts: ['errors/not-retryable-unknown-outcome', 'errors/not-retryable-otherwise'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: string } | undefined
      const transient =
        event.type === 'execution.failed' && ['rate_limited', 'provider_unavailable'].includes(error?.code ?? '')
      return [transient ? withFields(event, { error: { ...error, retryable: true } }) : event]
    })
  })
}
