import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const dropsStateInSilence: Mutant = {
  name: 'drops-state-in-silence',
  title: 'State of another provider is dropped without a word.',
  predicts: ['features/provider-state-ignored'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected' ? withFields(event, { ignored: undefined }) : event
    ])
  })
}
