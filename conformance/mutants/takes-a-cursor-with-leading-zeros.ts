import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesACursorWithLeadingZeros: Mutant = {
  name: 'takes-a-cursor-with-leading-zeros',
  title: 'A cursor of 007 counts as 7.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const url = new URL(request.url)
      const after = url.searchParams.get('after') ?? ''
      if (operationOf(request) !== 'events' || !/^[+]?0*\d+$/.test(after)) return request
      url.searchParams.set('after', after.replace(/^[+]?0*(?=\d)/, ''))
      return asked(request, { url: url.href })
    })
  })
}
