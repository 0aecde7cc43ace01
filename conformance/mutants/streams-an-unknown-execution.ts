import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const streamsAnUnknownExecution: Mutant = {
  name: 'streams-an-unknown-execution',
  title: 'The events of an id that no submit returned are an empty stream.',
  predicts: ['http/unknown-404'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'events' && response.status === 404
        ? answer(response, { status: 200, body: '', headers: { 'content-type': 'text/event-stream' } })
        : response
    )
  })
}
