import { providerFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'
import { ownGate } from './shared/own-gate.ts'

export const givesUpAtAFullQueue: Mutant = {
  name: 'gives-up-at-a-full-queue',
  title: 'A full queue of a provider ends the execution, though another candidate is at hand.',
  predicts: ['attempts/queue-full-transient'],
  edits: () =>
    ownGate({
      full: () =>
        providerFailure({
          failureClass: 'transient',
          code: 'queue_full',
          message: 'The queue of the provider is full.',
          remoteOutcome: 'not_started',
          forbidsFurtherAttempts: true
        })
    })
}
