import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const forgetsTheErrorInTheSnapshot: Mutant = {
  name: 'forgets-the-error-in-the-snapshot',
  title: 'The snapshot of a failed execution does not tell its error.',
  predicts: ['resources/fold-error'],
  edits: () => ({
    app: rewriteJson(['execution'], (body, status) => {
      const { error: _error, ...rest } = body
      return status === 200 ? rest : body
    })
  })
}
