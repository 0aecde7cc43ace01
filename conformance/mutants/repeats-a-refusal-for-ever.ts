import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const repeatsARefusalForEver: Mutant = {
  name: 'repeats-a-refusal-for-ever',
  title: 'A request that found no room once is told so under its key whenever it comes again.',
  predicts: ['idempotency/refused-claims-nothing'],
  shownBy: ['idempotency/after-no-room'],
  edits: () => {
    const refusals = new Map<string, Response>()
    return {
      app: rewriteKeyed(async ({ key, send }) => {
        const known = refusals.get(key)
        if (known !== undefined) return known.clone()
        const response = await send()
        if (response.status === 429) refusals.set(key, response.clone())
        return response
      })
    }
  }
}
