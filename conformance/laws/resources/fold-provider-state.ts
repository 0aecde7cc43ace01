import { isDeepStrictEqual } from 'node:util'
import { claims, isCompleted } from '../shared/facts-of.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { statesIn } from '../shared/states.ts'

/** `provider_state` of a text result is the fold of the events: the same entries, or absent. */
export const foldProviderState = judged('resources/fold-provider-state', (view, check) => {
  for (const execution of view.executions) {
    if (!isCompleted(execution) || !claims(view, 'provider_state')) continue
    const states = statesIn(execution.log)
    for (const resource of [...execution.results, ...execution.snapshots]) {
      const result = at(resource.exchange.body, 'result')
      if (resource.exchange.status !== 200 || at(result, 'outputs') === undefined) continue
      const told = at(result, 'provider_state')
      check(isDeepStrictEqual(told, states.length === 0 ? undefined : states), resource, () => ({
        expected: states.length === 0 ? 'no provider_state' : `${states.length} entries`,
        saw: Array.isArray(told) ? `${told.length} entries` : 'none'
      }))
    }
  }
})
