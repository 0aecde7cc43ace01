import type { NullRuntime } from '../mutant.ts'

export const closesAtOnce: NullRuntime = {
  name: 'closes-at-once',
  title: 'Every connection is closed before an answer.',
  passesUnproven: [],
  build: () => () => Promise.reject(new TypeError('fetch failed'))
}
