import type { Control } from '../mutant.ts'
import { isOutput, withFields } from '../shared/loose-event.ts'
import { rewriteLog } from '../shared/rewrite-log.ts'

export const tellsALastFailureTwice: Control = {
  name: 'tells-a-last-failure-twice',
  title: 'Another attempt is intended after the last failure too, and then there is none.',
  edits: () => ({
    store: rewriteLog(() => {
      let output = false
      return (event) => {
        output ||= isOutput(event)
        const attempted = event.type === 'execution.failed' && event.status === 'failed' && event.attempt !== undefined
        const code = (event.error as { code?: string } | undefined)?.code
        if (!attempted || output || code === 'deadline_exceeded') return [event]
        return [withFields(event, { type: 'route.attempt_failed', status: 'routing' }), event]
      }
    })
  })
}
