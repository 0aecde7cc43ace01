import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const callsABadRequestAConflict: Mutant = {
  name: 'calls-a-bad-request-a-conflict',
  title: 'A request with a fault of its own is refused with the code conflict.',
  predicts: ['errors/door-invalid'],
  edits: () => ({
    app: rewriteJson(['submit', 'events'], (body, status) =>
      status === 400 ? { error: { ...(body.error as object), code: 'conflict' } } : body
    )
  })
}
