import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const putsTheOrderAskedForLast: Mutant = {
  name: 'puts-the-order-asked-for-last',
  title: 'The providers that provider_order names come last.',
  predicts: ['routing/provider-order-first'],
  edits: () => ({
    runtime: (runtime) => {
      const all = runtime.providers().map(({ provider }) => provider)
      return rewriteRouting((routing) => {
        const named = routing.provider_order
        return named ? { ...routing, provider_order: [...all.filter((id) => !named.includes(id)), ...named] } : routing
      })(runtime)
    }
  })
}
