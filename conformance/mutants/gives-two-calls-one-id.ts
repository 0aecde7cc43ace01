import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

/** The ids that the lab gives; those that a runtime makes up are left alone. */
const given = /^(call_|toolu_)[0-9a-f]{24}$/

export const givesTwoCallsOneId: Mutant = {
  name: 'gives-two-calls-one-id',
  title: 'All tool calls of an execution go by the id of the first.',
  predicts: ['events/call-id-unique', 'output/tool-name-fidelity'],
  edits: () => ({
    store: rewriteLog(() => {
      let first: unknown
      return (event) => {
        if (!given.test(String(event.call_id))) return [event]
        first ??= event.call_id
        return [withFields(event, { call_id: first })]
      }
    })
  })
}
