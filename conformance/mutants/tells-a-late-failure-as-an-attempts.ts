import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const tellsALateFailureAsAnAttempts: Mutant = {
  name: 'tells-a-late-failure-as-an-attempts',
  title: 'A failure after text is told by route.attempt_failed before the end.',
  predicts: ['attempts/after-output-terminal'],
  edits: () => ({
    store: rewriteLog(() => {
      let text = false
      return (event) => {
        text ||= event.type === 'output.delta'
        const late = event.type === 'execution.failed' && event.status === 'failed' && text
        return late ? [withFields(event, { type: 'route.attempt_failed', status: 'routing' }), event] : [event]
      }
    })
  })
}
