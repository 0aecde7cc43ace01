import type { NullRuntime } from '../mutant.ts'

export const always500: NullRuntime = {
  name: 'always-500',
  title: 'Every request is answered with 500 and a stack trace.',
  passesUnproven: [],
  build: () => () => new Response('Error: at main.js:1', { status: 500 })
}
