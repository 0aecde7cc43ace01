import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const takesAnotherRequestForTheFirst: Mutant = {
  name: 'takes-another-request-for-the-first',
  title: 'Whatever comes under a key that is taken is its replay.',
  predicts: ['idempotency/other-fingerprint'],
  edits: () => {
    const bodies = new Map<string, string>()
    return {
      app: rewriteKeyed(async ({ key, text, send }) => {
        const response = await send({ text: bodies.get(key) ?? text })
        if (response.status === 202) bodies.set(key, text)
        return response
      })
    }
  }
}
