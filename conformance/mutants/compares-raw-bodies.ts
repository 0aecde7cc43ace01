import type { Mutant } from './mutant.ts'
import { keyConflict, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const comparesRawBodies: Mutant = {
  name: 'compares-raw-bodies',
  title: 'A body that says the same in other bytes is another request.',
  predicts: ['idempotency/fingerprint-canonical'],
  edits: () => {
    const bodies = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const known = bodies.get(key)
        if (known !== undefined && known !== text) return keyConflict()
        const response = await send()
        if (response.status < 300) bodies.set(key, text)
        return response
      })
    }
  }
}
