import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const listsAModalityMore: Mutant = {
  name: 'lists-a-modality-more',
  title: 'Every model is listed as one that takes pictures, which none does.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteJson(['providers'], (body) => ({
      data: (body.data as Json[]).map((provider) => ({
        ...provider,
        models: (provider.models as Json[]).map((model) => ({
          ...model,
          input_modalities: [...(model.input_modalities as string[]), 'image']
        }))
      }))
    }))
  })
}
