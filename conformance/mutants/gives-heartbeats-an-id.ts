import type { Mutant } from './mutant.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const givesHeartbeatsAnId: Mutant = {
  name: 'gives-heartbeats-an-id',
  title: 'A heartbeat carries an id.',
  predicts: ['streaming/heartbeat-no-id'],
  edits: () => ({
    app: rewriteFrames(() => ({
      frame: ({ text, event }) => [event === undefined ? `id: 4711\n${text}\n\n` : `${text}\n\n`]
    }))
  })
}
