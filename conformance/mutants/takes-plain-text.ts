import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesPlainText: Mutant = {
  name: 'takes-plain-text',
  title: 'A body that says text/plain is taken for JSON.',
  predicts: ['requests/media-type'],
  edits: () => ({
    app: rewriteRequests((request) =>
      operationOf(request) === 'submit' && request.headers.get('content-type')?.startsWith('text/plain')
        ? asked(request, { headers: { 'content-type': 'application/json' } })
        : request
    )
  })
}
