import type { NullRuntime } from '../mutant.ts'

export const empty200: NullRuntime = {
  name: 'empty-200',
  title: 'Every request is answered with 200 and nothing.',
  passesUnproven: [],
  build: () => () => new Response('', { status: 200 })
}
