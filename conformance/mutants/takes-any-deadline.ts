import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const takesAnyDeadline: Mutant = {
  name: 'takes-any-deadline',
  title: 'A deadline outside its range counts as none.',
  predicts: ['requests/deadline-range'],
  edits: () => ({
    app: rewriteBody(({ deadline_ms: deadline, ...body }) =>
      typeof deadline === 'number' && deadline >= 1 && deadline <= 86_400_000
        ? { ...body, deadline_ms: deadline }
        : body
    )
  })
}
