import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const startsAToolCallLate: Mutant = {
  name: 'starts-a-tool-call-late',
  title: 'tool.call.started comes behind the first arguments of its call.',
  predicts: ['events/started-before-deltas'],
  edits: () => ({
    store: rewriteLog(() => {
      let held: LooseEvent | undefined
      return (event) => {
        const before = held
        held = undefined
        if (event.type === 'tool.call.started') {
          held = event
          return before ? [before] : []
        }
        if (before === undefined) return [event]
        const own = event.type === 'tool.call.arguments.delta' && event.call_id === before.call_id
        return own ? [event, before] : [before, event]
      }
    })
  })
}
