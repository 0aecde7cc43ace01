import type { Control } from '../mutant.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

export const fieldsWithoutABlank: Control = {
  name: 'fields-without-a-blank',
  title: 'No blank follows the colon of a field, the data comes first, and fields that nobody knows stand between.',
  edits: () => ({
    app: rewriteFrames(() => ({
      frame({ text }) {
        const lines = text.split('\n').map((line) => line.replace(/^(\w+): /, '$1:'))
        return [`${[...lines.toReversed(), 'unknown: field', 'also-unknown'].join('\n')}\n\n`]
      }
    }))
  })
}
