import type { Mutant } from './mutant.ts'
import { rewriteBrokenBody } from './shared/rewrite-answers.ts'

export const takesABrokenBody: Mutant = {
  name: 'takes-a-broken-body',
  title: 'A body that is no JSON is taken for a text to answer.',
  predicts: ['requests/invalid-json'],
  edits: () => ({
    app: rewriteBrokenBody(() => ({ ability: 'text-generation', input: [{ type: 'text', text: 'Hello' }] }))
  })
}
