import type { Control } from '../mutant.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

export const commentsBetweenFrames: Control = {
  name: 'comments-between-frames',
  title: 'A comment stands before every frame and behind the last.',
  edits: () => ({
    app: rewriteFrames(() => ({
      frame: ({ text }) => [': still here\n\n', `: and here\n${text}\n\n`],
      end: () => [':\n\n']
    }))
  })
}
