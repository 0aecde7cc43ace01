import type { Mutant } from './mutant.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const leavesTheLastFrameOpen: Mutant = {
  name: 'leaves-the-last-frame-open',
  title: 'The last frame of a success lacks its blank line.',
  predicts: ['streaming/frame-complete'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => [event.type === 'execution.completed' ? `${text}\n` : `${text}\n\n`])
  })
}
