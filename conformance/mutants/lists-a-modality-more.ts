import type { Mutant } from './mutant.ts'
import { rewriteModels } from './shared/rewrite-models.ts'

export const listsAModalityMore: Mutant = {
  name: 'lists-a-modality-more',
  title: 'Every model is listed as one that takes pictures, which none does.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteModels((model) => ({
      ...model,
      input_modalities: [...(model.input_modalities as string[]), 'image']
    }))
  })
}
