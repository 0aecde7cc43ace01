import type { Mutant } from './mutant.ts'

const again: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = (fetch) => async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 429 || !response.headers.has('retry-after')) return response
  await response.body?.cancel()
  return fetch(input, init)
}

export const retriesBehindAnAttempt: Mutant = {
  name: 'retries-behind-an-attempt',
  title: 'The HTTP client under the adapter sends a request once more when it was told when to come again.',
  predicts: ['attempts/one-provider-request'],
  edits: () => ({ network: again })
}
