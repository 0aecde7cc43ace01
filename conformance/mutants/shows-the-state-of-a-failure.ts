import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const showsTheStateOfAFailure: Mutant = {
  name: 'shows-the-state-of-a-failure',
  title: 'An attempt that failed over leaves its state in the log.',
  predicts: ['lifecycle/provider-state-held'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'route.attempt_failed') return [event]
      const { execution_id, time, target } = event
      const state = {
        type: 'output.provider_state',
        status: 'running',
        execution_id,
        time,
        ...(target as object),
        data: 'x'
      }
      return [state, event]
    })
  })
}
