import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'

export const refusesABodyOfTwoMebibytes: Mutant = {
  name: 'refuses-a-body-of-two-mebibytes',
  title: 'A body above 2 MiB is refused.',
  predicts: ['requests/conversation-body'],
  edits: () => ({
    app: (app) => async (request) => {
      if (operationOf(request) !== 'submit') return app(request)
      const text = await request.clone().text()
      const error = { code: 'invalid_request', message: 'too large', retryable: false }
      return text.length > 2 ** 21 ? Response.json({ error }, { status: 413 }) : app(request)
    }
  })
}
