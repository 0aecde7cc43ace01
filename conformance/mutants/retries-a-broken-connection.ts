import type { Mutant } from './mutant.ts'

/** A connection that was refused has carried nothing, and may be tried again unseen. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNRESET'

export const retriesABrokenConnection: Mutant = {
  name: 'retries-a-broken-connection',
  title: 'The HTTP client under the adapter sends a request once more when its connection broke before an answer.',
  predicts: ['attempts/one-provider-request'],
  edits: () => ({
    network: (fetch) => async (input, init) => {
      try {
        return await fetch(input, init)
      } catch (error) {
        if (!isBroken(error)) throw error
        return fetch(input, init)
      }
    }
  })
}
