import type { Mutant } from './mutant.ts'
import { type Json, rewriteBody } from './shared/rewrite-answers.ts'

const hasOddMedia = ({ input }: Json): boolean =>
  Array.isArray(input) &&
  input.length === 1 &&
  ['image', 'message'].includes(String(input[0]?.type)) &&
  /"image"/.test(JSON.stringify(input))

export const takesMediaFromTwoSources: Mutant = {
  name: 'takes-media-from-two-sources',
  title: 'Media with a source too many or too few is mended.',
  predicts: ['features/conversation-one-source'],
  edits: () => ({
    app: rewriteBody((body) => (hasOddMedia(body) ? { ...body, input: [{ type: 'text', text: 'mended' }] } : body))
  })
}
