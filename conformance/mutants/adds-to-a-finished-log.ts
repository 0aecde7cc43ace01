import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { frameOf, rewriteFrames } from './shared/rewrite-frames.ts'

export const addsToAFinishedLog: Mutant = {
  name: 'adds-to-a-finished-log',
  title: 'Who asks for everything after the end finds one event more than those who saw it.',
  predicts: ['terminal/nothing-after', 'lifecycle/extension-place'],
  edits() {
    const ended = new Set<string>()
    return {
      app: rewriteFrames(({ path, query }) => {
        const late = ended.has(path) && query.get('after') === '0'
        return {
          frame({ text, event }) {
            if (event === undefined || !isTerminal(event)) return [`${text}\n\n`]
            ended.add(path)
            const { execution_id, time, status } = event
            const sequence = Number(event.sequence) + 1
            const note = { execution_id, sequence, time, status, type: 'x-example.archived' }
            return late ? [`${text}\n\n`, frameOf(note)] : [`${text}\n\n`]
          }
        }
      })
    }
  }
}
