import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'
import { peek, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const forgetsAKeyBeforeItsRecord: Mutant = {
  name: 'forgets-a-key-before-its-record',
  title: 'Once the snapshot of a succeeded execution was asked for, its key is free again.',
  predicts: ['idempotency/key-lives-with-record'],
  edits: () => {
    const known = new Map<string, string>()
    const collected = new Set<string>()
    const keyed = rewriteKeyed(async ({ key, send }) => {
      const id = known.get(key)
      const response = await send(id !== undefined && collected.has(id) ? { key: null } : {})
      if (response.status === 202) known.set(key, String((await peek(response)).execution_id))
      return response
    })
    return {
      app: (app) => {
        const face = keyed(app)
        return async (request) => {
          const response = await face(request)
          if (operationOf(request) !== 'execution' || response.status !== 200) return response
          const { execution_id: id, status } = await peek(response)
          if (status === 'succeeded') collected.add(String(id))
          return response
        }
      }
    }
  }
}
