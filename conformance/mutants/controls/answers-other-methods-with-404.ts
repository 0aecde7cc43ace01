import type { Control } from '../mutant.ts'
import { answer, rewriteAnswers } from '../shared/rewrite-answers.ts'

const body = JSON.stringify({ error: { code: 'invalid_request', message: 'no such operation', retryable: false } })

export const answersOtherMethodsWith404: Control = {
  name: 'answers-other-methods-with-404',
  title: 'A method that a path does not have answers 404.',
  edits: () => ({
    app: rewriteAnswers(({ response, request }) =>
      response.status === 405
        ? answer(response, { status: 404, body: request.method === 'HEAD' ? null : body })
        : response
    )
  })
}
