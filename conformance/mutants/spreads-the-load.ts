import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const spreadsTheLoad: Mutant = {
  name: 'spreads-the-load',
  title: 'Every second submit of the same request begins with the last candidate.',
  predicts: ['routing/order-stable'],
  edits() {
    const submits = new Map<string, number>()
    return {
      runtime(runtime) {
        const reversed = runtime
          .providers()
          .map(({ provider }) => provider)
          .toReversed()
        return rewriteSubmit((request) => {
          const key = JSON.stringify(request)
          const seen = submits.get(key) ?? 0
          submits.set(key, seen + 1)
          return seen % 2 === 0 ? request : { ...request, routing: { ...request.routing, provider_order: reversed } }
        })(runtime)
      }
    }
  }
}
