import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteReading } from './shared/rewrite-reading.ts'

export const correctsUsageInItsHistory: Mutant = {
  name: 'corrects-usage-in-its-history',
  title: 'Usage that was read once is counted anew for the next reader.',
  predicts: ['replay/history-immutable'],
  edits: () => ({
    store: rewriteReading((event, reading) => {
      if (event.type !== 'usage.reported' || reading < 2) return event
      const facts = (event.facts as { quantity: number }[]).map((fact) => ({ ...fact, quantity: fact.quantity + 1 }))
      return withFields(event, { facts })
    })
  })
}
