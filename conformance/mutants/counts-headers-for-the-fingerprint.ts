import type { Mutant } from './mutant.ts'
import { keyConflict, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const countsHeadersForTheFingerprint: Mutant = {
  name: 'counts-headers-for-the-fingerprint',
  title: 'The same body with another user agent or trace is another request.',
  predicts: ['idempotency/fingerprint-body-only'],
  edits: () => {
    const seen = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, request, send }) => {
        const own = JSON.stringify(['user-agent', 'traceparent'].map((name) => request.headers.get(name)))
        const known = seen.get(key)
        if (known !== undefined && known !== own) return keyConflict()
        const response = await send()
        if (response.status < 300) seen.set(key, own)
        return response
      })
    }
  }
}
