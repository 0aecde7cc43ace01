import type { Mutant } from './mutant.ts'

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'

export const takesARefusedConnectionForARefusedRequest: Mutant = {
  name: 'takes-a-refused-connection-for-a-refused-request',
  title: 'A provider to which no connection comes counts as one that found the request invalid.',
  predicts: ['attempts/transient-must-follow', 'errors/provider-unavailable'],
  edits: () => ({
    network: (fetch) => (input, init) =>
      fetch(input, init).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        return new Response('', { status: 400 })
      })
  })
}
