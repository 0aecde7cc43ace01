import { refusal } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

export const refusesACursorPastTheEnd: Mutant = {
  name: 'refuses-a-cursor-past-the-end',
  title: 'A cursor past the end of a finished execution answers 400.',
  predicts: ['replay/past-end-finished'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async open(id, after, ...rest) {
        const opened = await runtime.open(id, after, ...rest)
        if ('refused' in opened || !opened.finishedAtCursor) return opened
        opened.reader.close()
        return refusal('cursor_invalid', 'The cursor lies past the end.')
      }
    })
  })
}
