import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const saysNothingOfItsFeatures: Mutant = {
  name: 'says-nothing-of-its-features',
  title: 'The runtime information has no features.',
  predicts: ['http/runtime-200'],
  edits: () => ({ app: rewriteJson(['runtime'], ({ features: _, ...body }) => body) })
}
