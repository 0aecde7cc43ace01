import type { Mutant } from './mutant.ts'
import { uncommitted } from './shared/uncommitted.ts'

export const fallsBackAfterReasoning: Mutant = {
  name: 'falls-back-after-reasoning',
  title: 'A provider that fails after reasoning aloud is followed by another, for reasoning is no answer.',
  predicts: ['attempts/commits-reasoning'],
  edits: () => uncommitted((event) => event.type === 'output.reasoning.delta')
}
