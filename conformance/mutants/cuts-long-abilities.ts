import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const cut = (ability: unknown): unknown => (typeof ability === 'string' ? [...ability].slice(0, 256).join('') : ability)

export const cutsLongAbilities: Mutant = {
  name: 'cuts-long-abilities',
  title: 'An ability that is too long is cut to what is allowed.',
  predicts: ['requests/ability-length'],
  edits: () => ({
    app: rewriteBody((body) => ({ ...body, ability: cut(body.ability) }))
  })
}
