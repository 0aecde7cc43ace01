import type { Mutant } from './mutant.ts'

export const repeatsTheEventAtTheCursor: Mutant = {
  name: 'repeats-the-event-at-the-cursor',
  title: 'A cursor gives the event that it names once more.',
  predicts: ['replay/exact-suffix', 'replay/last-event-id'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      open: (id, after, ...rest) => runtime.open(id, after > 0 ? after - 1 : 0, ...rest)
    })
  })
}
