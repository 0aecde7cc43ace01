import type { Mutant } from './mutant.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const namesEveryFrameMessage: Mutant = {
  name: 'names-every-frame-message',
  title: 'The event field of every frame says message.',
  predicts: ['sequence/event-equals-type'],
  edits: () => ({
    app: rewriteEventFrames((_event, text) => [`${text.replace(/^event: [^\n]*/m, 'event: message')}\n\n`])
  })
}
