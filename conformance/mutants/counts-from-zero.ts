import type { Mutant } from './mutant.ts'
import { renumber } from './shared/renumber.ts'

export const countsFromZero: Mutant = {
  name: 'counts-from-zero',
  title: 'The first event has sequence 0.',
  predicts: ['sequence/starts-at-one'],
  edits: () => ({
    // A cursor of 0 cannot be told from none at all, so it gives the whole log.
    runtime: renumber({ shown: (stored) => stored - 1, stored: (shown) => (shown === 0 ? 0 : shown + 1) })
  })
}
