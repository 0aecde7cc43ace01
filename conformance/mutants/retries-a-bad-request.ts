import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const retriesABadRequest: Mutant = {
  name: 'retries-a-bad-request',
  title: 'A request that one provider found invalid is sent to the next.',
  predicts: ['attempts/request-scoped-ends'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'request_scoped' ? { ...failure, failureClass: 'transient' } : failure
    )
  })
}
