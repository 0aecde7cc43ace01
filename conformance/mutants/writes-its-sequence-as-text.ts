import type { Mutant } from './mutant.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const writesItsSequenceAsText: Mutant = {
  name: 'writes-its-sequence-as-text',
  title: 'The sequence of a usage report is a string of digits.',
  predicts: ['events/schema-valid', 'sequence/integer'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => [
      event.type === 'usage.reported' ? frameOf({ ...event, sequence: String(event.sequence) }) : `${text}\n\n`
    ])
  })
}
