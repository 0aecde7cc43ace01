import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const showsReasoningAsText: Mutant = {
  name: 'shows-reasoning-as-text',
  title: 'What the model thinks is part of its answer.',
  predicts: ['output/reasoning-not-text'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'output.reasoning.delta' ? { ...event, type: 'output.delta' } : event
    ])
  })
}
