import type { Mutant } from './mutant.ts'
import { rewriteEveryError } from './shared/rewrite-errors.ts'

export const callsAFullQueueUnavailable: Mutant = {
  name: 'calls-a-full-queue-unavailable',
  title: 'An attempt that finds the queue of its provider full goes by the code of a provider out of reach.',
  predicts: ['errors/attempt-queue-full'],
  edits: () => ({
    store: rewriteEveryError((error) =>
      error.code === 'queue_full' ? { ...error, code: 'provider_unavailable' } : error
    )
  })
}
