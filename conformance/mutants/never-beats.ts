import type { Mutant } from './mutant.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const neverBeats: Mutant = {
  name: 'never-beats',
  title: 'A silent stream stays silent, though heartbeats are claimed.',
  predicts: ['streaming/heartbeat-interval'],
  edits: () => ({
    app: rewriteFrames(() => ({ frame: ({ text, event }) => (event === undefined ? [] : [`${text}\n\n`]) }))
  })
}
