import type { Mutant } from './mutant.ts'

export const isGoneAtOnce: Mutant = {
  name: 'is-gone-at-once',
  title: 'A runtime that is told to stop is gone at once, with its work neither done nor told as cut.',
  predicts: ['storage/stopping-grace'],
  edits: () => ({ runtime: (core) => ({ ...core, stop: async () => undefined }) })
}
