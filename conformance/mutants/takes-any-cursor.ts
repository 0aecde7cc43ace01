import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

const isCursor = (text: string | null): boolean => text === null || /^(0|[1-9]\d{0,15})$/.test(text)

export const takesAnyCursor: Mutant = {
  name: 'takes-any-cursor',
  title: 'A cursor that is no number counts as 0.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteRequests((request) => {
      if (operationOf(request) !== 'events') return request
      const url = new URL(request.url)
      const header = request.headers.get('last-event-id')
      if (isCursor(header) && url.searchParams.getAll('after').every(isCursor)) return request
      url.search = ''
      return asked(request, { url: url.href, headers: { 'last-event-id': null } })
    })
  })
}
