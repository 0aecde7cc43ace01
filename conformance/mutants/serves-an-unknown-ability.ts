import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const servesAnUnknownAbility: Mutant = {
  name: 'serves-an-unknown-ability',
  title: 'An ability that nobody has is served by the first target there is.',
  predicts: ['routing/none-no-call', 'errors/no-capable-target', 'target/is-the-one-called'],
  edits: () => ({
    runtime(runtime) {
      const models = runtime.providers().flatMap((provider) => provider.models)
      const known = new Set(models.flatMap(({ abilities }) => abilities))
      const ability = models[0]?.abilities[0]
      return rewriteSubmit((request) =>
        known.has(request.ability) || ability === undefined ? request : { ...request, ability }
      )(runtime)
    }
  })
}
