import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const hidesAFailedAttempt: Mutant = {
  name: 'hides-a-failed-attempt',
  title: 'No route.attempt_failed is ever written.',
  predicts: ['attempts/attempt-failed-evidence'],
  edits: () => ({ store: rewriteEvents((event) => (event.type === 'route.attempt_failed' ? [] : [event])) })
}
