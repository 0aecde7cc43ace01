import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'
import { credentialOf } from './shared/rewrite-network.ts'

export const quotesAPartOfTheKey: Mutant = {
  name: 'quotes-a-part-of-the-key',
  title: 'Errors show twelve characters of the key that was refused.',
  predicts: ['security/no-credential-written'],
  edits: () => {
    let key = ''
    return {
      network: (fetch) => (input, init) => {
        key = credentialOf(init) ?? key
        return fetch(input, init)
      },
      provider: rewriteFailures((failure) => ({ ...failure, message: `${failure.message} (key …${key.slice(-12)})` }))
    }
  }
}
