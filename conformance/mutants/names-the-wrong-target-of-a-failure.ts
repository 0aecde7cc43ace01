import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesTheWrongTargetOfAFailure: Mutant = {
  name: 'names-the-wrong-target-of-a-failure',
  title: 'route.attempt_failed names a target that was never called.',
  predicts: ['attempts/attempt-failed-evidence'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.attempt_failed'
        ? withFields(event, { target: { provider: 'somebody', model: 'something' } })
        : event
    ])
  })
}
