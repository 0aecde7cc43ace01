import type { Mutant } from './mutant.ts'
import { rewriteModels } from './shared/rewrite-resources.ts'

export const boastsOfAsynchrony: Mutant = {
  name: 'boasts-of-asynchrony',
  title: 'Every model is listed as able to work asynchronously.',
  predicts: ['resources/manifest-true'],
  edits: () => ({ app: rewriteModels((model) => ({ ...model, async: true })) })
}
