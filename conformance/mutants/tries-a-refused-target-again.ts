import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const triesARefusedTargetAgain: Mutant = {
  name: 'tries-a-refused-target-again',
  title: 'A target that refused its key is called again while attempts remain.',
  predicts: ['attempts/target-scoped-never-same'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'target_scoped'
        ? { ...failure, failureClass: 'uncertain', remoteOutcome: 'finished' }
        : failure
    )
  })
}
