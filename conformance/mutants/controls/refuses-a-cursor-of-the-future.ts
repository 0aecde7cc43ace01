import { refusal } from '../../../reference/core/errors.ts'
import type { Control } from '../mutant.ts'

export const refusesACursorOfTheFuture: Control = {
  name: 'refuses-a-cursor-of-the-future',
  title: 'A cursor past the end of a running execution answers 400.',
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async open(id, after, ...rest) {
        const snapshot = await runtime.snapshot(id, ...rest)
        const running = 'status' in snapshot && ['accepted', 'routing', 'running'].includes(snapshot.status)
        if (!running || after <= snapshot.last_sequence) return runtime.open(id, after, ...rest)
        return refusal('cursor_invalid', 'The cursor lies past the end of the log.')
      }
    })
  })
}
