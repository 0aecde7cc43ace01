import type { Mutant } from './mutant.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const endsTwiceWhenCancelled: Mutant = {
  name: 'ends-twice-when-cancelled',
  title: 'What was cancelled also tells of its success.',
  predicts: ['cancellation/one-terminal-in-race', 'terminal/exactly-one', 'terminal/nothing-after'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => {
      if (event.status !== 'cancelled') return [`${text}\n\n`]
      const { error: _error, ...rest } = event
      const success = {
        ...rest,
        sequence: Number(event.sequence) + 1,
        type: 'execution.completed',
        status: 'succeeded'
      }
      return [`${text}\n\n`, frameOf(success)]
    })
  })
}
