import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const saysAcceptedOfEverything: Mutant = {
  name: 'says-accepted-of-everything',
  title: 'The answer to a submit always tells the status accepted.',
  predicts: ['resources/submission-status'],
  edits: () => ({
    app: rewriteJson(['submit'], (body, status) => (status < 300 ? { ...body, status: 'accepted' } : body))
  })
}
