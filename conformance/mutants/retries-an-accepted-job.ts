import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

const known = <T>(remoteOutcome: T | undefined): { remoteOutcome?: T } =>
  remoteOutcome === undefined ? {} : { remoteOutcome }

export const retriesAnAcceptedJob: Mutant = {
  name: 'retries-an-accepted-job',
  title: 'A job that failed after its acceptance is tried at the next target.',
  predicts: ['attempts/fal-no-retry-after-accept'],
  edits: () => ({
    provider: rewriteFailures(({ forbidsFurtherAttempts, remoteOutcome, ...failure }) =>
      forbidsFurtherAttempts === true
        ? { ...failure, failureClass: 'transient' }
        : { ...failure, ...known(remoteOutcome) }
    )
  })
}
