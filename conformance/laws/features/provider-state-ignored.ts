import { isDeepStrictEqual } from 'node:util'
import { records } from '../../oracle/request-body.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { statesGiven } from '../shared/states.ts'

/** State of another provider is listed in `ignored` of the selection that drops it. */
export const providerStateIgnored = judged('features/provider-state-ignored', (view, check) => {
  for (const { request, attempts } of view.executions) {
    for (const { selected, provider } of attempts) {
      const foreign = statesGiven(request).filter((state) => state.provider !== provider)
      if (foreign.length === 0) continue
      const ignored = records(selected.data.ignored).map((entry) => [entry.provider, entry.model])
      const expected = foreign.map((state) => [state.provider, state.model])
      check(isDeepStrictEqual(ignored, expected), selected, () => ({ expected: brief(expected), saw: brief(ignored) }))
    }
  }
})
