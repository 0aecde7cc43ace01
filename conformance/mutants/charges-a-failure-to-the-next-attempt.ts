import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const chargesAFailureToTheNextAttempt: Mutant = {
  name: 'charges-a-failure-to-the-next-attempt',
  title: 'The usage of a failed attempt is reported when the next one has begun.',
  predicts: ['usage/before-attempt-end'],
  edits: () => ({
    store: rewriteLog(() => {
      let held: LooseEvent[] = []
      return (event) => {
        if (event.type === 'usage.reported') {
          held.push(event)
          return []
        }
        if (event.type === 'route.attempt_failed') return [event]
        const usage = held
        held = []
        return event.type === 'route.selected' ? [event, ...usage] : [...usage, event]
      }
    })
  })
}
