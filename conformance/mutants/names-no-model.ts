import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesNoModel: Mutant = {
  name: 'names-no-model',
  title: 'For a third attempt route.selected names a provider without its model.',
  predicts: ['target/reported'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'route.selected' || event.attempt !== 3) return [event]
      const { provider } = event.target as { provider: string }
      return [withFields(event, { target: { provider } })]
    })
  })
}
