import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const believesACancelThatWasNotHeard: Mutant = {
  name: 'believes-a-cancel-that-was-not-heard',
  title: 'A cancelled job counts as finished though the queue says nothing of it.',
  predicts: ['cancellation/queue-outcome'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.code === 'cancelled' ? { ...failure, remoteOutcome: 'finished' } : failure
    )
  })
}
