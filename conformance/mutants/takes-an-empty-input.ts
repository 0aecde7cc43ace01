import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const takesAnEmptyInput: Mutant = {
  name: 'takes-an-empty-input',
  title: 'A request with an empty input is accepted.',
  predicts: ['requests/required-fields'],
  edits: () => ({
    app: rewriteBody((body) =>
      Array.isArray(body.input) && body.input.length === 0
        ? { ...body, input: [{ type: 'text', text: 'Hello' }] }
        : body
    )
  })
}
