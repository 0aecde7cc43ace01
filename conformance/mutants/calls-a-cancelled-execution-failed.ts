import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsACancelledExecutionFailed: Mutant = {
  name: 'calls-a-cancelled-execution-failed',
  title: 'A cancelled execution has status failed with the code cancelled.',
  predicts: ['lifecycle/cancelled-iff'],
  edits: () => ({
    store: rewriteEvents((event) => [event.status === 'cancelled' ? withFields(event, { status: 'failed' }) : event])
  })
}
