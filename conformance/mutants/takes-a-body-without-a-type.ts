import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesABodyWithoutAType: Mutant = {
  name: 'takes-a-body-without-a-type',
  title: 'A body without a content type is taken for JSON.',
  predicts: ['requests/media-type'],
  edits: () => ({
    app: rewriteRequests((request) =>
      operationOf(request) === 'submit' && !request.headers.has('content-type')
        ? asked(request, { headers: { 'content-type': 'application/json' } })
        : request
    )
  })
}
