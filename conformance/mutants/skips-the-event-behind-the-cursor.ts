import type { Mutant } from './mutant.ts'

export const skipsTheEventBehindTheCursor: Mutant = {
  name: 'skips-the-event-behind-the-cursor',
  title: 'A cursor misses the event that comes next.',
  predicts: ['replay/exact-suffix'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      open: (id, after, ...rest) => runtime.open(id, after > 0 ? after + 1 : 0, ...rest)
    })
  })
}
