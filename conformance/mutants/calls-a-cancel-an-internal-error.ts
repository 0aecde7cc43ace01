import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsACancelAnInternalError: Mutant = {
  name: 'calls-a-cancel-an-internal-error',
  title: 'The abort that a cancel request causes is told as a failure of its own.',
  predicts: ['errors/cancelled-code'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'execution.failed' || event.status !== 'cancelled') return [event]
      const error = { ...(event.error as object), code: 'internal_error' }
      return [withFields(event, { status: 'failed', error })]
    })
  })
}
