import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const tellsACost: Mutant = {
  name: 'tells-a-cost',
  title: 'A usage fact holds what it cost.',
  predicts: ['usage/no-price'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'usage.reported') return [event]
      return [withFields(event, { facts: (event.facts as object[]).map((fact) => ({ ...fact, cost: 0.002 })) })]
    })
  })
}
