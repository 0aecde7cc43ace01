import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const invitesToDoubleACall: Mutant = {
  name: 'invites-to-double-a-call',
  title: 'A failure whose provider may have done the work calls itself retryable.',
  predicts: ['errors/not-retryable-unknown-outcome', 'errors/retryable-meaning'],
  edits: () => ({
    store: rewriteFailed((error) => (error.remote_outcome === 'unknown' ? { ...error, retryable: true } : error))
  })
}
