import type { Mutant } from './mutant.ts'

export const reversesTheConfiguration: Mutant = {
  name: 'reverses-the-configuration',
  title: 'The target that is configured last is tried first.',
  predicts: ['routing/configuration-order'],
  edits: () => ({ entries: (entries) => entries.toReversed() })
}
