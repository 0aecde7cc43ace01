import type { Mutant } from './mutant.ts'

export const givesNoGrace: Mutant = {
  name: 'gives-no-grace',
  title: 'A runtime that is told to stop cuts what runs at once.',
  predicts: ['storage/stopping-grace'],
  edits: () => ({ runtime: (core) => ({ ...core, stop: () => core.stop(0) }) })
}
