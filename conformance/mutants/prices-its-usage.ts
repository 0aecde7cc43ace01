import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const pricesItsUsage: Mutant = {
  name: 'prices-its-usage',
  title: 'A usage report says in dollars what it cost.',
  predicts: ['usage/no-price'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'usage.reported') return [event]
      const cost = { unit: 'usd', quantity: 0.25, source: 'runtime' }
      return [withFields(event, { facts: [...(event.facts as object[]), cost] })]
    })
  })
}
