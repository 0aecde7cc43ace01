import type { Control } from '../mutant.ts'
import { asked, rewriteRequests } from '../shared/rewrite-answers.ts'

export const takesTheQueryCursor: Control = {
  name: 'takes-the-query-cursor',
  title: 'Of two cursors the one of the query wins, even where it is the lesser.',
  mayWarn: ['replay/greater-wins'],
  edits: () => ({
    app: rewriteRequests((request) => {
      // What is no cursor is refused as ever.
      const both = [new URL(request.url).searchParams.get('after'), request.headers.get('last-event-id')]
      const valid = both.every((cursor) => /^(0|[1-9]\d{0,14})$/.test(cursor ?? ''))
      return valid ? asked(request, { headers: { 'last-event-id': null } }) : request
    })
  })
}
