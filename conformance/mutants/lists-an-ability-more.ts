import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const listsAnAbilityMore: Mutant = {
  name: 'lists-an-ability-more',
  title: 'Every model is listed with an ability that it does not serve.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteJson(['providers'], (body) => ({
      data: (body.data as Json[]).map((provider) => ({
        ...provider,
        models: (provider.models as Json[]).map((model) => ({
          ...model,
          abilities: [...(model.abilities as string[]), 'lab.more']
        }))
      }))
    }))
  })
}
