import type { Mutant } from './mutant.ts'

export const readsCompressedBytes: Mutant = {
  name: 'reads-compressed-bytes',
  title: 'Providers are told that answers may be compressed, and compressed ones are read as they are.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: (fetch) => async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('accept-encoding', 'gzip')
      const response = await fetch(input, { ...init, headers })
      if (response.body === null || response.headers.get('content-encoding') !== 'gzip') return response
      const { status } = response
      return new Response(response.body.pipeThrough(new CompressionStream('gzip')), {
        status,
        headers: response.headers
      })
    }
  })
}
