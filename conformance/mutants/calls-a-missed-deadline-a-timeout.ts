import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const callsAMissedDeadlineATimeout: Mutant = {
  name: 'calls-a-missed-deadline-a-timeout',
  title: 'A missed deadline goes by the code of a provider that does not answer.',
  predicts: ['errors/deadline-code'],
  edits: () => ({
    store: rewriteFailed((error) =>
      error.code === 'deadline_exceeded' ? { ...error, code: 'provider_unavailable' } : error
    )
  })
}
