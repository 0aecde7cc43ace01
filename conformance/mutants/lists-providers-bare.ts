import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const listsProvidersBare: Mutant = {
  name: 'lists-providers-bare',
  title: 'The providers are answered as a list that nothing is around.',
  predicts: ['http/providers-200'],
  edits: () => ({ app: rewriteJson(['providers'], (body, status) => (status === 200 ? body.data : body)) })
}
