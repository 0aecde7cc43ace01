import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const estimatesInTheNameOfTheProvider: Mutant = {
  name: 'estimates-in-the-name-of-the-provider',
  title: 'Where a provider counted nothing, an estimate passes for its count.',
  predicts: ['usage/estimate-source'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let counted = false
      return {
        event(event) {
          counted ||= event.type === 'usage'
          if (event.type !== 'completed' || counted) return [event]
          return [{ type: 'usage', facts: [{ unit: 'output_token', quantity: 42, source: 'provider' }] }, event]
        }
      }
    })
  })
}
