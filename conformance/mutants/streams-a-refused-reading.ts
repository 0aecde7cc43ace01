import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const streamsARefusedReading: Mutant = {
  name: 'streams-a-refused-reading',
  title: 'A reading that is refused gets a stream without an event.',
  predicts: ['streaming/error-before-stream'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'events' && response.status >= 400
        ? answer(response, { status: 200, body: ': refused\n\n', headers: { 'content-type': 'text/event-stream' } })
        : response
    )
  })
}
