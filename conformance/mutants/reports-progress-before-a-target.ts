import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const reportsProgressBeforeATarget: Mutant = {
  name: 'reports-progress-before-a-target',
  title: 'The log tells of progress before any target was selected.',
  predicts: ['lifecycle/grammar'],
  edits: () => ({
    store: rewriteLog(() => {
      let told = false
      return (event) => {
        if (told || event.type !== 'route.selected') return [event]
        told = true
        const { execution_id, sequence, time } = event
        const progress = { type: 'execution.progress', status: 'running', phase: 'queued' }
        return [withFields({ ...progress, execution_id, sequence, time }, {}), event]
      }
    })
  })
}
