import type { Mutant } from './mutant.ts'

export const startsOverPastTheEndOfWhatRuns: Mutant = {
  name: 'starts-over-past-the-end-of-what-runs',
  title: 'A cursor past the end of a running execution gives the log from its start.',
  predicts: ['replay/past-end-running'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async open(id, after, ...rest) {
        const snapshot = await runtime.snapshot(id, ...rest)
        const running = !('refused' in snapshot) && snapshot.status === 'running'
        return runtime.open(id, running && after > snapshot.last_sequence ? 0 : after, ...rest)
      }
    })
  })
}
