import type { FetchLike } from '../../client/index.ts'
import { asked, operationOf, rewriteRequests } from './rewrite-answers.ts'

/** A runtime that reads every cursor of digits otherwise, in the query and in the header. */
export const rewriteCursors = (edit: (digits: string) => string): ((app: FetchLike) => FetchLike) =>
  rewriteRequests((request) => {
    if (operationOf(request) !== 'events') return request
    const url = new URL(request.url)
    const after = url.searchParams.get('after') ?? ''
    const header = request.headers.get('last-event-id') ?? ''
    if (/^\d+$/.test(after)) url.searchParams.set('after', edit(after))
    return asked(request, { url: url.href, headers: /^\d+$/.test(header) ? { 'last-event-id': edit(header) } : {} })
  })
