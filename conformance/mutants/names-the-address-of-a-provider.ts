import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const namesTheAddressOfAProvider: Mutant = {
  name: 'names-the-address-of-a-provider',
  title: 'Errors name the address that was called.',
  predicts: ['security/errors-clean'],
  edits: () => {
    let address = ''
    return {
      network: (fetch) => (input, init) => {
        address = String(input instanceof Request ? input.url : input)
        return fetch(input, init)
      },
      provider: rewriteFailures((failure) => ({ ...failure, message: `${failure.message}: POST ${address}` }))
    }
  }
}
