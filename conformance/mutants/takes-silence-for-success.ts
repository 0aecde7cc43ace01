import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const takesSilenceForSuccess: Mutant = {
  name: 'takes-silence-for-success',
  title: 'A provider that falls silent in the middle of its answer has completed it.',
  predicts: ['terminal/needs-provider-terminal'],
  edits: () => ({
    provider: rewriteFailures((failure, { output }) =>
      output && failure.code === 'provider_unavailable' && failure.remoteOutcome === 'unknown' ? 'completed' : failure
    )
  })
}
