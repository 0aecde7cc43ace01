import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesAnEmptyCursor: Mutant = {
  name: 'takes-an-empty-cursor',
  title: 'A cursor that is the empty string counts as none.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const url = new URL(request.url)
      if (operationOf(request) !== 'events' || url.searchParams.get('after') !== '') return request
      url.searchParams.delete('after')
      return asked(request, { url: url.href })
    })
  })
}
