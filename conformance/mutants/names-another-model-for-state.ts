import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesAnotherModelForState: Mutant = {
  name: 'names-another-model-for-state',
  title: 'Provider state names a model that nobody has.',
  predicts: ['features/provider-state-named'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'output.provider_state' ? withFields(event, { model: 'another' }) : event
    ])
  })
}
