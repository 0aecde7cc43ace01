import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const reportsTheFirstError: Mutant = {
  name: 'reports-the-first-error',
  title: 'An execution whose attempts all failed carries the error of the first.',
  predicts: ['attempts/last-error-stands'],
  edits: () => ({
    store: rewriteLog(() => {
      let first: unknown
      return (event) => {
        if (event.type === 'route.attempt_failed') first ??= event.error
        const failed = event.type === 'execution.failed' && event.status === 'failed' && first !== undefined
        return [failed ? withFields(event, { error: first }) : event]
      }
    })
  })
}
