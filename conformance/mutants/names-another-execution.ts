import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesAnotherExecution: Mutant = {
  name: 'names-another-execution',
  title: 'Usage reports name another execution than the one that was asked for.',
  predicts: ['sequence/per-execution'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'usage.reported'
        ? withFields(event, { execution_id: '00000000-0000-4000-8000-000000000000' })
        : event
    ])
  })
}
