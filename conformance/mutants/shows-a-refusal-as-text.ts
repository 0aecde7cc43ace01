import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const showsARefusalAsText: Mutant = {
  name: 'shows-a-refusal-as-text',
  title: 'A refusal is given out as the answer.',
  predicts: ['output/refusal-not-text'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'output.refusal.delta' ? { ...event, type: 'output.delta' } : event
    ])
  })
}
