import type { Mutant } from './mutant.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const writesItsSequenceAsText: Mutant = {
  name: 'writes-its-sequence-as-text',
  title: 'The sequence of an event is a string of digits.',
  predicts: ['events/schema-valid'],
  edits: () => ({ app: rewriteEventFrames((event) => [frameOf({ ...event, sequence: String(event.sequence) })]) })
}
