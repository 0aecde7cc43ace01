import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const givesTwoCallsOneId: Mutant = {
  name: 'gives-two-calls-one-id',
  title: 'All tool calls of an execution go by the id of the first.',
  predicts: ['events/call-id-unique'],
  edits: () => ({
    store: rewriteLog(() => {
      let first: unknown
      return (event) => {
        if (event.call_id === undefined) return [event]
        first ??= event.call_id
        return [withFields(event, { call_id: first })]
      }
    })
  })
}
