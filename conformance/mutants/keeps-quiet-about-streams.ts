import type { Mutant } from './mutant.ts'
import { rewriteModels } from './shared/rewrite-resources.ts'

export const keepsQuietAboutStreams: Mutant = {
  name: 'keeps-quiet-about-streams',
  title: 'No model is listed as able to stream or to be cancelled.',
  predicts: ['resources/manifest-true'],
  edits: () => ({ app: rewriteModels((model) => ({ ...model, cancel: false })) })
}
