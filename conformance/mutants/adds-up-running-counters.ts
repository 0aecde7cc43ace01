import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const addsUpRunningCounters: Mutant = {
  name: 'adds-up-running-counters',
  title: 'A counter that the provider reports again is added to what it said before.',
  predicts: ['usage/counters-replace'],
  edits: () => ({
    provider: rewriteCalls(() => {
      const sums = new Map<string, number>()
      return {
        event(event) {
          if (event.type !== 'usage') return [event]
          const facts = event.facts.map((fact) => {
            const quantity = (sums.get(fact.unit) ?? 0) + fact.quantity
            sums.set(fact.unit, quantity)
            return { ...fact, quantity }
          })
          return [{ ...event, facts }]
        }
      }
    })
  })
}
