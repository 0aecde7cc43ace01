import type { Mutant } from './mutant.ts'
import { renumber } from './shared/renumber.ts'

export const repeatsASequenceNumber: Mutant = {
  name: 'repeats-a-sequence-number',
  title: 'The fourth event has the number of the third.',
  predicts: ['sequence/dense'],
  edits: () => ({
    runtime: renumber({
      shown: (stored) => (stored < 4 ? stored : stored - 1),
      stored: (shown) => (shown < 3 ? shown : shown + 1)
    })
  })
}
