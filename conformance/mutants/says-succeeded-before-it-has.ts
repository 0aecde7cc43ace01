import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const saysSucceededBeforeItHas: Mutant = {
  name: 'says-succeeded-before-it-has',
  title: 'The answer to a submit tells of a success that is still to come.',
  predicts: ['resources/submission-status'],
  edits: () => ({
    app: rewriteJson(['submit'], (body, status) => (status === 202 ? { ...body, status: 'succeeded' } : body))
  })
}
