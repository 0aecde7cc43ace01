import type { Control } from '../mutant.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

export const aRetryField: Control = {
  name: 'a-retry-field',
  title: 'Streams begin with a byte order mark and every frame says when to come back.',
  edits: () => ({
    app: rewriteFrames(() => {
      let begun = false
      return {
        frame({ text }) {
          const mark = begun ? '' : '\ufeff'
          begun = true
          return [`${mark}retry: 1000\n${text}\n\n`]
        }
      }
    })
  })
}
