import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const ignoresTheEncodingOfABody: Mutant = {
  name: 'ignores-the-encoding-of-a-body',
  title: 'A body is read as it comes, whatever encoding it names.',
  predicts: ['requests/encoded-body'],
  edits: () => ({
    app: rewriteRequests((request) =>
      request.headers.has('content-encoding') ? asked(request, { headers: { 'content-encoding': null } }) : request
    )
  })
}
