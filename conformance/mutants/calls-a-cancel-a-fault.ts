import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsACancelAFault: Mutant = {
  name: 'calls-a-cancel-a-fault',
  title: 'What a cancel ended is told as a failure of the runtime.',
  predicts: ['cancellation/ends-cancelled'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: unknown } | undefined
      const cancelled = event.type === 'execution.failed' && error?.code === 'cancelled'
      return [cancelled ? { ...event, status: 'failed', error: { ...error, code: 'internal_error' } } : event]
    })
  })
}
