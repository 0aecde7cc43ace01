import type { Mutant } from './mutant.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const keepsAStreamOpen: Mutant = {
  name: 'keeps-a-stream-open',
  title: 'A stream stays open behind the terminal event.',
  predicts: ['terminal/stream-ends-after'],
  patienceMs: 400,
  edits: () => ({ app: rewriteFrames(() => ({ frame: ({ text }) => [`${text}\n\n`], end: () => 'hang' })) })
}
