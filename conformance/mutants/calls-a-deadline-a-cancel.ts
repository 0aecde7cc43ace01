import type { Mutant } from './mutant.ts'
import { isOutput, withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const callsADeadlineACancel: Mutant = {
  name: 'calls-a-deadline-a-cancel',
  title: 'An answer that the deadline cut is told as cancelled.',
  predicts: ['lifecycle/cancelled-after-request'],
  edits: () => ({
    store: rewriteLog(() => {
      let spoken = false
      return (event) => {
        spoken ||= isOutput(event)
        const error = event.error as { code?: string } | undefined
        if (!spoken || event.type !== 'execution.failed' || error?.code !== 'deadline_exceeded') return [event]
        return [withFields(event, { status: 'cancelled', error: { ...error, code: 'cancelled' } })]
      }
    })
  })
}
