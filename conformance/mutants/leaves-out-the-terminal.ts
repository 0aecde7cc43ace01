import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const leavesOutTheTerminal: Mutant = {
  name: 'leaves-out-the-terminal',
  title: 'A stream closes behind the last event before the terminal one.',
  predicts: ['terminal/exactly-one'],
  edits: () => ({ app: rewriteEventFrames((event, text) => (isTerminal(event) ? [] : [`${text}\n\n`])) })
}
