import type { Mutant } from './mutant.ts'
import { renumber } from './shared/renumber.ts'

export const skipsASequenceNumber: Mutant = {
  name: 'skips-a-sequence-number',
  title: 'No log has a number 4.',
  predicts: ['sequence/dense'],
  edits: () => ({
    runtime: renumber({
      shown: (stored) => (stored < 4 ? stored : stored + 1),
      stored: (shown) => (shown < 4 ? shown : shown - 1)
    })
  })
}
