import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesAnyLastEventId: Mutant = {
  name: 'takes-any-last-event-id',
  title: 'A Last-Event-ID that is no number is ignored.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const cursor = request.headers.get('last-event-id')
      if (operationOf(request) !== 'events' || cursor === null || /^\d+$/.test(cursor)) return request
      return asked(request, { headers: { 'last-event-id': null } })
    })
  })
}
