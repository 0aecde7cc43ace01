import type { Mutant } from './mutant.ts'
import { keyConflict, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const claimsBeforeItLooks: Mutant = {
  name: 'claims-before-it-looks',
  title: 'A key is taken by a request that is then refused.',
  predicts: ['idempotency/refused-claims-nothing'],
  edits: () => {
    const refused = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const known = refused.get(key)
        if (known !== undefined && known !== text) return keyConflict()
        const response = await send()
        if (response.status === 400 || response.status === 415) refused.set(key, text)
        return response
      })
    }
  }
}
