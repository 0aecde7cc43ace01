import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const tellsTheTimeOfTheQuestion: Mutant = {
  name: 'tells-the-time-of-the-question',
  title: 'A snapshot was updated whenever somebody looks at it.',
  predicts: ['resources/fold-times'],
  edits: () => ({
    app: rewriteJson(['execution'], (body, status) =>
      status === 200 ? { ...body, updated_at: new Date(Date.now() + 1).toISOString() } : body
    )
  })
}
