import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const callsTheEndOfAFallbackAStop: Mutant = {
  name: 'calls-the-end-of-a-fallback-a-stop',
  title: 'Whatever ended the answer of a later attempt, the reason is stop.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    store: rewriteLog(() => {
      let attempt: unknown
      return (event) => {
        if (event.type === 'route.selected') attempt = event.attempt
        return [
          event.type === 'execution.completed' && attempt !== 1 ? withFields(event, { finish_reason: 'stop' }) : event
        ]
      }
    })
  })
}
