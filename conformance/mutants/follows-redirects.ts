import type { Mutant } from './mutant.ts'

export const followsRedirects: Mutant = {
  name: 'follows-redirects',
  title: 'Redirects of a provider are followed.',
  predicts: ['security/redirects-refused'],
  edits: () => ({
    network: (fetch) => (input, init) => fetch(input, { ...init, redirect: 'follow' })
  })
}
