import type { Mutant } from './mutant.ts'
import { rewriteModels } from './shared/rewrite-models.ts'

export const listsAnAbilityMore: Mutant = {
  name: 'lists-an-ability-more',
  title: 'Every model is listed with an ability that it does not serve.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteModels((model) => ({ ...model, abilities: [...(model.abilities as string[]), 'lab.more'] }))
  })
}
