import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const trimsTheAbility: Mutant = {
  name: 'trims-the-ability',
  title: 'Blanks round an ability are taken away before it is looked up.',
  predicts: ['errors/no-capable-target', 'routing/none-no-call'],
  edits: () => ({ runtime: rewriteSubmit((request) => ({ ...request, ability: request.ability.trim() })) })
}
