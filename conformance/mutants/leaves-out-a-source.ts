import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const leavesOutASource: Mutant = {
  name: 'leaves-out-a-source',
  title: 'A usage fact does not say who counted.',
  predicts: ['events/schema-valid', 'usage/fact-shape'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'usage.reported') return [event]
      const facts = (event.facts as { source: string }[]).map(({ source: _, ...fact }) => fact)
      return [withFields(event, { facts })]
    })
  })
}
