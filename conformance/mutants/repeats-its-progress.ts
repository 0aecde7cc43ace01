import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const repeatsItsProgress: Mutant = {
  name: 'repeats-its-progress',
  title: 'Every progress is told twice.',
  predicts: ['provider-spi/queue-progress'],
  edits: () => ({
    store: rewriteEvents((event) => (event.type === 'execution.progress' ? [event, event] : [event]))
  })
}
