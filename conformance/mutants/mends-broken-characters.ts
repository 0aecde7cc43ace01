import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const mendsBrokenCharacters: Mutant = {
  name: 'mends-broken-characters',
  title: 'Bytes that are no UTF-8 are replaced and the request accepted.',
  predicts: ['requests/invalid-utf8'],
  edits: () => ({
    app: rewriteRequests(async (request) => {
      if (operationOf(request) !== 'submit') return request
      const text = new TextDecoder().decode(await request.arrayBuffer())
      return asked(request, { body: text, headers: { 'content-length': null } })
    })
  })
}
