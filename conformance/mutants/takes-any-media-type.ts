import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesAnyMediaType: Mutant = {
  name: 'takes-any-media-type',
  title: 'A body counts as JSON whatever its content type says.',
  predicts: ['requests/media-type'],
  edits: () => ({
    app: rewriteRequests((request) =>
      operationOf(request) === 'submit'
        ? asked(request, { headers: { 'content-type': 'application/json', 'content-encoding': null } })
        : request
    )
  })
}
