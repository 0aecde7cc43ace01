import type { NullRuntime } from '../mutant.ts'

export const sendsEveryoneElsewhere: NullRuntime = {
  name: 'sends-everyone-elsewhere',
  title: 'Every request is redirected to the same path of another host.',
  passesUnproven: [],
  build: () => (request) => {
    const { pathname, search } = new URL(request.url)
    return new Response(null, { status: 307, headers: { location: `http://runtime.example.test${pathname}${search}` } })
  }
}
