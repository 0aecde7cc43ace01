import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A provider that requires an output limit is told the request's, else the configured one, else some default of the runtime's. */
export const outputLimit = judged('configuration/output-limit', (view, check) => {
  for (const { request, calls } of joined(view)) {
    // What a provider's own extension says of the limit stands beside all of them.
    if (request.extensions !== undefined) continue
    for (const call of calls) {
      const target = view.run?.targets.find(({ id }) => id === call.target)
      const { asked } = call.request
      if (target?.dialect !== 'anthropic-messages' || asked === undefined) continue
      const wanted = request.max_output_tokens ?? target.extended?.max_output_tokens
      const told = asked.parameters.max_output_tokens
      const right = wanted === undefined ? Number.isSafeInteger(told) && Number(told) > 0 : told === wanted
      check(right, call, () => ({ expected: `an output limit of ${brief(wanted ?? 'its own')}`, saw: brief(told) }))
    }
  }
})
