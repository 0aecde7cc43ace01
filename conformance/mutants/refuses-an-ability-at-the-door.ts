import { refusal } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

export const refusesAnAbilityAtTheDoor: Mutant = {
  name: 'refuses-an-ability-at-the-door',
  title: 'A submit for an ability that nobody has answers 422.',
  predicts: ['http/submit-202'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async submit(request, options) {
        const models = runtime.providers().flatMap((provider) => provider.models)
        if (models.some(({ abilities }) => abilities.includes(request.ability))) return runtime.submit(request, options)
        return refusal('key_reused', 'Nobody has this ability.')
      }
    })
  })
}
