import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const keepsTheFirstCounter: Mutant = {
  name: 'keeps-the-first-counter',
  title: 'A counter that the provider reports again keeps its first value.',
  predicts: ['usage/counters-replace'],
  edits: () => ({
    provider: rewriteCalls(() => {
      const told = new Set<string>()
      return {
        event(event) {
          if (event.type !== 'usage') return [event]
          const facts = event.facts.filter(({ unit }) => !told.has(unit))
          for (const { unit } of facts) told.add(unit)
          return [{ ...event, facts }]
        }
      }
    })
  })
}
