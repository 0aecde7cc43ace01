import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsADeadlineACancel: Mutant = {
  name: 'calls-a-deadline-a-cancel',
  title: 'An execution whose deadline came is told as cancelled.',
  predicts: ['lifecycle/cancelled-after-request'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: string } | undefined
      if (event.type !== 'execution.failed' || error?.code !== 'deadline_exceeded') return [event]
      return [withFields(event, { status: 'cancelled', error: { ...error, code: 'cancelled' } })]
    })
  })
}
