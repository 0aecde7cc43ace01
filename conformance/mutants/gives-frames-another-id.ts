import type { Mutant } from './mutant.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const givesFramesAnotherId: Mutant = {
  name: 'gives-frames-another-id',
  title: 'The id of a frame is its place counted from 0, not its sequence.',
  predicts: ['sequence/id-equals-sequence'],
  edits: () => ({ app: rewriteEventFrames((event) => [frameOf(event, Number(event.sequence) - 1)]) })
}
