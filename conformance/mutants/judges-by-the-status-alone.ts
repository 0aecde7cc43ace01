import type { Mutant } from './mutant.ts'

const bodiless: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = (fetch) => async (input, init) => {
  const response = await fetch(input, init)
  if (response.status < 500) return response
  await response.body?.cancel()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response('{}', { status: response.status, headers })
}

export const judgesByTheStatusAlone: Mutant = {
  name: 'judges-by-the-status-alone',
  title: 'The error object beside a server error is not read.',
  predicts: ['errors/embedded-wins'],
  edits: () => ({ network: bodiless })
}
