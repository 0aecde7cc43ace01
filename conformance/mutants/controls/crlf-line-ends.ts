import type { Control } from '../mutant.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

export const crlfLineEnds: Control = {
  name: 'crlf-line-ends',
  title: 'Lines of an event stream end with CRLF.',
  edits: () => ({
    app: rewriteFrames(() => ({ frame: ({ text }) => [`${text}\n\n`.replaceAll('\n', '\r\n')] }))
  })
}
