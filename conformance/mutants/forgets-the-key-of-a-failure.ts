import type { Mutant } from './mutant.ts'
import { peek, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const forgetsTheKeyOfAFailure: Mutant = {
  name: 'forgets-the-key-of-a-failure',
  title: 'The key of an execution that did not succeed makes a new one.',
  predicts: ['idempotency/replay-any-outcome'],
  edits: () => {
    const known = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, send, snapshot }) => {
        const id = known.get(key)
        const status = id === undefined ? undefined : (await snapshot(id)).status
        const response = await send(status === 'failed' || status === 'cancelled' ? { key: null } : {})
        if (response.status === 202) known.set(key, String((await peek(response)).execution_id))
        return response
      })
    }
  }
}
