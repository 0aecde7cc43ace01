import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

const units = ['input_token', 'output_token', 'cache_read_token', 'reasoning_token']

export const fillsMissingUsageWithZero: Mutant = {
  name: 'fills-missing-usage-with-zero',
  title: 'A counter that the provider did not report is 0.',
  predicts: ['usage/missing-is-absent'],
  edits: () => ({
    provider: rewriteCalls(() => {
      const told = new Set<string>()
      return {
        event(event) {
          if (event.type === 'usage') for (const { unit } of event.facts) told.add(unit)
          if (event.type !== 'completed') return [event]
          const missing = units.filter((unit) => !told.has(unit))
          const facts = missing.map((unit) => ({ unit, quantity: 0, source: 'provider' as const }))
          return [{ type: 'usage', facts }, event]
        }
      }
    })
  })
}
