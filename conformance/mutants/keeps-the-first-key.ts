import type { Mutant } from './mutant.ts'
import { credentialOf, withCredential } from './shared/rewrite-network.ts'

export const keepsTheFirstKey: Mutant = {
  name: 'keeps-the-first-key',
  title: 'The third attempt of an execution presents the key of the first.',
  predicts: ['security/credential-own-origin'],
  edits: () => ({
    network: (fetch) => {
      const calls = new Map<string, { readonly key: string; count: number }>()
      return (input, init) => {
        const [nonce] = /n-[0-9a-f]{16}/.exec(String(init?.body)) ?? []
        const key = credentialOf(init)
        if (nonce === undefined || key === undefined) return fetch(input, init)
        const first = calls.get(nonce) ?? { key, count: 0 }
        calls.set(nonce, first)
        first.count += 1
        return fetch(input, first.count === 3 ? withCredential(init, first.key) : init)
      }
    }
  })
}
