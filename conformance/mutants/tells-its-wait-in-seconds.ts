import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const tellsItsWaitInSeconds: Mutant = {
  name: 'tells-its-wait-in-seconds',
  title: 'waited_ms counts whole seconds.',
  predicts: ['routing/waited-ms'],
  edits: () => ({
    store: rewriteEvents((event) => [
      typeof event.waited_ms === 'number' ? withFields(event, { waited_ms: Math.floor(event.waited_ms / 1000) }) : event
    ])
  })
}
