import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const tellsTheWaitOfSomebodyElse: Mutant = {
  name: 'tells-the-wait-of-somebody-else',
  title: 'waited_ms is the longest wait that anybody has had.',
  predicts: ['routing/waited-ms'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected' ? withFields(event, { waited_ms: 90_000 }) : event
    ])
  })
}
