import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const givesCallsTheIndexOfTheText: Mutant = {
  name: 'gives-calls-the-index-of-the-text',
  title: 'Tool calls carry the output index of the text before them.',
  predicts: ['events/output-index'],
  edits: () => ({
    store: rewriteLog(() => {
      let text: unknown
      return (event) => {
        if (event.type === 'output.delta') text = event.output_index
        return [
          event.type === 'tool.call.started' && text !== undefined ? withFields(event, { output_index: text }) : event
        ]
      }
    })
  })
}
