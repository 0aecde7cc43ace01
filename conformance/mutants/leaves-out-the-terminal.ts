import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const leavesOutTheTerminal: Mutant = {
  name: 'leaves-out-the-terminal',
  title: 'A stream closes behind the last event before the terminal one.',
  predicts: [
    'terminal/exactly-one',
    'terminal/reached',
    'attempts/last-failure-is-terminal',
    'attempts/after-output-terminal',
    'errors/no-capable-target',
    'resources/result-agrees',
    'cancellation/one-terminal-in-race'
  ],
  edits: () => ({ app: rewriteEventFrames((event, text) => (isTerminal(event) ? [] : [`${text}\n\n`])) })
}
