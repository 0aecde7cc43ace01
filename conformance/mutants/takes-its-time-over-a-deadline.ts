import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const takesItsTimeOverADeadline: Mutant = {
  name: 'takes-its-time-over-a-deadline',
  title: 'Nothing happens before eight times the deadline has passed.',
  predicts: ['deadline/one-limit'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      request.deadline_ms === undefined ? request : { ...request, deadline_ms: 8 * request.deadline_ms }
    )
  })
}
