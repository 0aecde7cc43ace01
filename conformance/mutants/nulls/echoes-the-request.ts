import type { NullRuntime } from '../mutant.ts'

export const echoesTheRequest: NullRuntime = {
  name: 'echoes-the-request',
  title: 'Every request is answered with its own body.',
  passesUnproven: [],
  build: () => async (request) => {
    const headers = { 'content-type': request.headers.get('content-type') ?? 'application/json' }
    return new Response(await request.text(), { status: 200, headers })
  }
}
