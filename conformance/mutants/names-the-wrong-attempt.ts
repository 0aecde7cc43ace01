import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesTheWrongAttempt: Mutant = {
  name: 'names-the-wrong-attempt',
  title: 'route.attempt_failed names the attempt before it.',
  predicts: ['attempts/numbered'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.attempt_failed' && event.attempt !== 1
        ? withFields(event, { attempt: Number(event.attempt) - 1 })
        : event
    ])
  })
}
