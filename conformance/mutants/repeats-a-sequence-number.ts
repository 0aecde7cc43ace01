import type { Mutant } from './mutant.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const repeatsASequenceNumber: Mutant = {
  name: 'repeats-a-sequence-number',
  title: 'The fourth event has the number of the third.',
  predicts: ['sequence/dense'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => [
      event.sequence === 4 ? frameOf({ ...event, sequence: 3 }) : `${text}\n\n`
    ])
  })
}
