import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const letsSeveralClaimAtOnce: Mutant = {
  name: 'lets-several-claim-at-once',
  title: 'Submits that come while the first of their key is not answered yet create executions of their own.',
  predicts: ['idempotency/concurrent-one-202'],
  edits: () => {
    const claiming = new Set<string>()
    return {
      app: rewriteKeyed(async ({ key, send }) => {
        if (claiming.has(key)) return send({ key: null })
        claiming.add(key)
        try {
          return await send()
        } finally {
          claiming.delete(key)
        }
      })
    }
  }
}
