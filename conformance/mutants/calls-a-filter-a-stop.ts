import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const callsAFilterAStop: Mutant = {
  name: 'calls-a-filter-a-stop',
  title: 'An answer that a content filter ended counts as whole.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'completed' && event.finish_reason === 'content_filter'
        ? { ...event, finish_reason: 'stop' }
        : event
    ])
  })
}
