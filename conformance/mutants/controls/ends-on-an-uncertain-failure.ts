import type { Control } from '../mutant.ts'
import { rewriteFailures } from '../shared/rewrite-calls.ts'

export const endsOnAnUncertainFailure: Control = {
  name: 'ends-on-an-uncertain-failure',
  title: 'No attempt follows a failure after which the remote call may still run.',
  mayWarn: ['attempts/uncertain-follows'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'uncertain' ? { ...failure, forbidsFurtherAttempts: true } : failure
    )
  })
}
