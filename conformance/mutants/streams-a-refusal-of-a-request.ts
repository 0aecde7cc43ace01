import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const streamsARefusalOfARequest: Mutant = {
  name: 'streams-a-refusal-of-a-request',
  title: 'Who asks for a stream with a faulty request gets 200 and an empty stream.',
  predicts: ['requests/required-fields', 'requests/invalid-json'],
  edits: () => ({
    app: rewriteAnswers(({ response, request, operation }) => {
      const wanted = request.headers.get('accept') === 'text/event-stream'
      if (operation !== 'submit' || response.status !== 400 || !wanted) return response
      return answer(response, { status: 200, body: ': refused\n\n', headers: { 'content-type': 'text/event-stream' } })
    })
  })
}
