import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const reportsADatedModel: Mutant = {
  name: 'reports-a-dated-model',
  title: 'The model is reported as the provider calls it, with a date, not as configured.',
  predicts: ['target/configured-names'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const target = event.target as { provider: string; model: string } | undefined
      return [target ? withFields(event, { target: { ...target, model: `${target.model}-2026-01-31` } }) : event]
    })
  })
}
