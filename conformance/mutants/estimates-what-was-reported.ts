import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const estimatesWhatWasReported: Mutant = {
  name: 'estimates-what-was-reported',
  title: 'An estimate of the runtime stands beside the count of the provider.',
  predicts: ['usage/one-per-attempt-unit'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'usage.reported') return [event]
      const facts = event.facts as { unit: string }[]
      const own = facts.map((fact) => ({ ...fact, source: 'runtime' }))
      return [withFields(event, { facts: [...facts, ...own] })]
    })
  })
}
