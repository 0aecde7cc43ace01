import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const streamsARefusedReading: Mutant = {
  name: 'streams-a-refused-reading',
  title: 'A reading that is refused gets a stream with the error in a frame.',
  predicts: ['streaming/error-before-stream'],
  edits: () => ({
    app: rewriteAnswers(async ({ response, operation }) => {
      if (operation !== 'events' || response.status < 400) return response
      const body = `event: error\ndata: ${await response.text()}\n\n`
      return answer(response, { status: 200, body, headers: { 'content-type': 'text/event-stream' } })
    })
  })
}
