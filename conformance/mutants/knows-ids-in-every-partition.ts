import type { Mutant } from './mutant.ts'
import { asked, type rewriteRequests } from './shared/rewrite-answers.ts'

/** Remembers where each execution was made, and asks there. */
const openTo = (): ReturnType<typeof rewriteRequests> => (app) => {
  const made = new Map<string, string | null>()
  return async (request) => {
    const [id] = /[0-9a-f-]{36}/.exec(request.url) ?? []
    const partition = request.headers.get('execution-partition')
    if (id !== undefined) return app(asked(request, { headers: { 'execution-partition': made.get(id) ?? partition } }))
    const response = await app(request)
    if (response.status === 202) {
      const { execution_id } = (await response.clone().json()) as { execution_id: string }
      made.set(execution_id, partition)
    }
    return response
  }
}

export const knowsIdsInEveryPartition: Mutant = {
  name: 'knows-ids-in-every-partition',
  title: 'An id is known whatever the partition.',
  predicts: ['features/partition-ids'],
  edits: () => ({ app: openTo() })
}
