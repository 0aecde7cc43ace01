import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

const isMedia = (result: unknown): boolean => typeof result === 'object' && result !== null && !('outputs' in result)

export const wrapsAMediaResult: Mutant = {
  name: 'wraps-a-media-result',
  title: 'A media result is put into an object of the runtime.',
  predicts: ['resources/media-result'],
  edits: () => ({
    app: rewriteJson(['result'], (body) => (isMedia(body.result) ? { ...body, result: { media: body.result } } : body))
  })
}
