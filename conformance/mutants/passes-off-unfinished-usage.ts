import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const passesOffUnfinishedUsage: Mutant = {
  name: 'passes-off-unfinished-usage',
  title: 'Counters of an answer that was cut are reported as complete.',
  predicts: ['usage/incomplete-marked'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'usage.reported') return [event]
      return [withFields(event, { facts: asList(event.facts).map(({ complete: _, ...fact }) => fact) })]
    })
  })
}
