import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

/** The ids that the reference makes up are longer than those of the lab. */
const madeUp = /^call_[0-9a-f]{32}$/

export const givesNamelessCallsOneId: Mutant = {
  name: 'gives-nameless-calls-one-id',
  title: 'Calls to which the provider gave no id are all called by the same one.',
  predicts: ['events/call-id-made-up'],
  edits: () => ({
    store: rewriteEvents((event) => [
      madeUp.test(String(event.call_id)) ? withFields(event, { call_id: 'call' }) : event
    ])
  })
}
