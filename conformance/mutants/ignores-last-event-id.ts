import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const ignoresLastEventId: Mutant = {
  name: 'ignores-last-event-id',
  title: 'A reader who comes back with Last-Event-ID gets the whole log again.',
  predicts: ['replay/last-event-id'],
  edits: () => ({
    app: rewriteRequests((request) =>
      // What is no cursor is refused as ever.
      /^\d+$/.test(request.headers.get('last-event-id') ?? '')
        ? asked(request, { headers: { 'last-event-id': null } })
        : request
    )
  })
}
