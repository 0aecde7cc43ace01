import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const callsADeadlineATimeout: Mutant = {
  name: 'calls-a-deadline-a-timeout',
  title: 'What the deadline ended is told as a failure of the provider.',
  predicts: ['deadline/ends-failed'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: unknown } | undefined
      return [
        error?.code === 'deadline_exceeded' ? { ...event, error: { ...error, code: 'provider_unavailable' } } : event
      ]
    })
  })
}
