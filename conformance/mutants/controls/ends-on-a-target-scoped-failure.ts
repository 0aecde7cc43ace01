import type { Control } from '../mutant.ts'
import { rewriteFailures } from '../shared/rewrite-calls.ts'

export const endsOnATargetScopedFailure: Control = {
  name: 'ends-on-a-target-scoped-failure',
  title: 'No attempt follows a failure that concerns one target.',
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'target_scoped' ? { ...failure, forbidsFurtherAttempts: true } : failure
    )
  })
}
