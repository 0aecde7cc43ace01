import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const reportsAPlaceholder: Mutant = {
  name: 'reports-a-placeholder',
  title: 'The output count that opens a stream is reported though nothing confirmed it.',
  predicts: ['usage/placeholder-unreported'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const facts = asList(event.facts)
      const cut = facts.some(({ unit, complete }) => unit === 'input_token' && complete === false)
      if (!cut || facts.some(({ unit }) => unit === 'output_token')) return [event]
      const placeholder = { unit: 'output_token', quantity: 1, source: 'provider', complete: false }
      return [withFields(event, { facts: [...facts, placeholder] })]
    })
  })
}
