import { refusal } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

export const refusesAnOrderOfStrangers: Mutant = {
  name: 'refuses-an-order-of-strangers',
  title: 'A request whose provider_order names a provider that is not configured is refused.',
  predicts: ['routing/unknown-order-ignored'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async submit(request, options) {
        const known = runtime.providers().map(({ provider }) => provider)
        const stranger = request.routing?.provider_order?.find((id) => !known.includes(id))
        if (stranger === undefined) return runtime.submit(request, options)
        return refusal('request_invalid', 'routing.provider_order names a provider that is not configured.')
      }
    })
  })
}
