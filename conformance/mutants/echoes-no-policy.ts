import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const echoesNoPolicy: Mutant = {
  name: 'echoes-no-policy',
  title: 'The policy is not told.',
  predicts: ['features/policy-ref'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected' ? withFields(event, { policy: undefined }) : event
    ])
  })
}
