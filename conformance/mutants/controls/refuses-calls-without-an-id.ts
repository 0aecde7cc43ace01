import { providerFailure } from '../../../reference/core/errors.ts'
import type { Control } from '../mutant.ts'
import { rewriteOutput } from '../shared/rewrite-calls.ts'

/** The ids that the reference makes up are longer than those of the lab. */
const madeUp = /^call_[0-9a-f]{32}$/

export const refusesCallsWithoutAnId: Control = {
  name: 'refuses-calls-without-an-id',
  title: 'An answer that lacks what its own protocol prescribes, the id of a call, is a broken one.',
  edits: () => ({
    provider: rewriteOutput((event) => {
      if (!('call_id' in event) || !madeUp.test(event.call_id)) return [event]
      throw providerFailure({
        failureClass: 'uncertain',
        code: 'provider_protocol_error',
        message: 'A tool call has no id.'
      })
    })
  })
}
