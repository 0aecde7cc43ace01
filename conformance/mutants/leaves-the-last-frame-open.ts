import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const leavesTheLastFrameOpen: Mutant = {
  name: 'leaves-the-last-frame-open',
  title: 'The last frame lacks its blank line.',
  predicts: ['streaming/frame-complete'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => [isTerminal(event) ? `${text}\n` : `${text}\n\n`])
  })
}
