import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const leavesOutASource: Mutant = {
  name: 'leaves-out-a-source',
  title: 'A count of cache writes does not say who counted.',
  predicts: ['events/schema-valid', 'usage/fact-shape'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => {
      if (event.type !== 'usage.reported') return [`${text}\n\n`]
      const facts = asList(event.facts).map(({ source, ...fact }) =>
        fact.unit === 'cache_write_token' ? fact : { ...fact, source }
      )
      return [frameOf(withFields(event, { facts }))]
    })
  })
}
