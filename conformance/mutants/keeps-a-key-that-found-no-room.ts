import type { Mutant } from './mutant.ts'
import { keyConflict, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const keepsAKeyThatFoundNoRoom: Mutant = {
  name: 'keeps-a-key-that-found-no-room',
  title: 'A request that was refused for lack of room has taken its key all the same.',
  predicts: ['idempotency/refused-claims-nothing'],
  shownBy: ['idempotency/after-no-room'],
  edits: () => {
    const refused = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const known = refused.get(key)
        if (known !== undefined && known !== text) return keyConflict()
        const response = await send()
        if (response.status === 429) refused.set(key, text)
        return response
      })
    }
  }
}
