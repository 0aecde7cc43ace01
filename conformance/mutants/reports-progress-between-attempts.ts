import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

const route = { target: undefined, attempt: undefined, error: undefined }

export const reportsProgressBetweenAttempts: Mutant = {
  name: 'reports-progress-between-attempts',
  title: 'Progress is reported when an attempt has failed and the next one is not selected yet.',
  predicts: ['lifecycle/grammar'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'route.attempt_failed') return [event]
      const progress = { ...route, type: 'execution.progress', status: 'running', phase: 'queued' }
      return [event, withFields(event, progress)]
    })
  })
}
