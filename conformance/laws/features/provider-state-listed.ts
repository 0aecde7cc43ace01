import { isDeepStrictEqual } from 'node:util'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { statesIn } from '../shared/states.ts'

/** The result lists the state of the events, in their order. */
export const providerStateListed = judged('features/provider-state-listed', (view, check) => {
  for (const { log, results } of view.executions) {
    const states = statesIn(log)
    for (const result of results) {
      if (states.length === 0 || result.exchange.status !== 200) continue
      const told = at(result.exchange.body, 'result', 'provider_state')
      check(isDeepStrictEqual(told, states), result, () => ({
        expected: `${states.length} provider_state entries, as in the events`,
        saw: Array.isArray(told) ? `${told.length} entries` : 'none'
      }))
    }
  }
})
