import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const makesUpAnEmptyOutput: Mutant = {
  name: 'makes-up-an-empty-output',
  title: 'An answer without output has one empty text.',
  predicts: ['resources/empty-outputs'],
  edits: () => ({
    app: rewriteJson(['execution', 'result'], (body) => {
      const result = body.result as Json | undefined
      if (!Array.isArray(result?.outputs) || result.outputs.length > 0) return body
      return { ...body, result: { ...result, outputs: [{ index: 0, type: 'text', text: '' }] } }
    })
  })
}
