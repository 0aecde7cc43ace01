import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const invitesToRepeatAMissedDeadline: Mutant = {
  name: 'invites-to-repeat-a-missed-deadline',
  title: 'A missed deadline before output calls itself retryable.',
  predicts: ['errors/never-retryable-codes', 'errors/retryable-meaning'],
  edits: () => ({
    store: rewriteFailed((error) => (error.code === 'deadline_exceeded' ? { ...error, retryable: true } : error))
  })
}
