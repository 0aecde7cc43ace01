import type { FetchLike } from '../../client/index.ts'
import { answer, isStream, rewriteAnswers } from './rewrite-answers.ts'
import { rewriteFrames } from './rewrite-frames.ts'

/** Numbers of a log whose head is gone as soon as it has ended: what is at or below the bound is not held. */
const heldFrom = 3

/** The refusal of a cursor before the head that is held. */
export const expired = (oldest: number, code = 'cursor_expired'): Response =>
  new Response(JSON.stringify({ error: { code, message: 'the log begins later', retryable: false, oldest } }), {
    status: 410,
    headers: { 'content-type': 'application/json' }
  })

/**
 * A runtime that drops the head of a log once its end was read. `refuse` answers a cursor before what is held; without it the rest is
 * shown with its hole to whoever has read some of it already.
 */
export function trimmed(refuse?: (oldest: number) => Response): (app: FetchLike) => FetchLike {
  return (app) => {
    const ended = new Set<string>()
    const noted = rewriteFrames(({ path }) => ({
      frame({ text, event }) {
        if (event?.type === 'execution.completed' || event?.type === 'execution.failed') ended.add(path)
        return [`${text}\n\n`]
      }
    }))(app)
    const holed = rewriteFrames(() => ({
      frame: ({ text, event }) => (Number(event?.sequence) < heldFrom ? [] : [`${text}\n\n`])
    }))
    return rewriteAnswers(async ({ request, response, path, query, operation }) => {
      if (operation !== 'events' || !isStream(response) || !ended.has(path)) return response
      const after = Number(query.get('after') ?? request.headers.get('last-event-id') ?? 0)
      if (after >= heldFrom - 1) return response
      if (refuse === undefined) return after === 0 ? response : holed(async () => response)(request)
      await response.body?.cancel()
      return answer(refuse(heldFrom), {})
    })(noted)
  }
}
