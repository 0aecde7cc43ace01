import type { Mutant } from './mutant.ts'
import { rewriteAnswers } from './shared/rewrite-answers.ts'

export const saysNoLocation: Mutant = {
  name: 'says-no-location',
  title: 'No answer to a submit says where the execution is.',
  predicts: ['http/submit-location'],
  edits: () => ({
    app: rewriteAnswers(({ response }) => {
      const headers = new Headers(response.headers)
      headers.delete('location')
      return new Response(response.body, { status: response.status, headers })
    })
  })
}
