import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const endsTwice: Mutant = {
  name: 'ends-twice',
  title: 'Every terminal event is followed by one more.',
  predicts: ['terminal/exactly-one', 'terminal/nothing-after'],
  edits: () => ({
    app: rewriteEventFrames((event, text) =>
      isTerminal(event) ? [`${text}\n\n`, frameOf({ ...event, sequence: Number(event.sequence) + 1 })] : [`${text}\n\n`]
    )
  })
}
