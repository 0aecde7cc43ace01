import type { Mutant } from './mutant.ts'

export const startsOverPastTheEnd: Mutant = {
  name: 'starts-over-past-the-end',
  title: 'A cursor at the end of a finished execution gives the log from its start.',
  predicts: ['replay/past-end-finished'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async open(id, after, ...rest) {
        const opened = await runtime.open(id, after, ...rest)
        if ('refused' in opened || !opened.finishedAtCursor) return opened
        opened.reader.close()
        return runtime.open(id, 0)
      }
    })
  })
}
