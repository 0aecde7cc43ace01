import type { Control } from '../mutant.ts'
import { answer, rewriteAnswers } from '../shared/rewrite-answers.ts'

const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }

export const anEmptyStreamAtTheEnd: Control = {
  name: 'an-empty-stream-at-the-end',
  title: 'A cursor at the end of a finished execution gives an empty stream, not 204.',
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'events' && response.status === 204
        ? answer(response, { status: 200, body: '', headers })
        : response
    )
  })
}
