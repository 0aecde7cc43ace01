import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'
import { peek, rewriteKeyed } from './shared/rewrite-keyed.ts'

const lateMs = 100

export const tellsOfAnExecutionTooEarly: Mutant = {
  name: 'tells-of-an-execution-too-early',
  title: 'An execution that several submits claimed at once can only be read a little later.',
  predicts: ['idempotency/concurrent-readable'],
  edits: () => {
    const made = new Map<string, number>()
    const hidden = new Set<string>()
    const keyed = rewriteKeyed(async ({ send }) => {
      const response = await send()
      const id = response.status < 300 ? String((await peek(response)).execution_id) : undefined
      if (id !== undefined && response.status === 202) made.set(id, performance.now())
      if (id !== undefined && response.status === 200) hidden.add(id)
      return response
    })
    return {
      app: (app) => {
        const face = keyed(app)
        return async (request) => {
          const id = new URL(request.url).pathname.split('/')[3]
          const isNew = id !== undefined && hidden.has(id) && performance.now() - (made.get(id) ?? 0) < lateMs
          if (!isNew || operationOf(request) !== 'execution') return face(request)
          const error = { code: 'not_found', message: 'no such execution', retryable: false }
          return Response.json({ error }, { status: 404 })
        }
      }
    }
  }
}
