import { isDeepStrictEqual } from 'node:util'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** State names provider and model of its attempt, and has data. */
export const providerStateNamed = judged('features/provider-state-named', (view, check) => {
  for (const { attempts } of view.executions) {
    for (const { events, selected } of attempts) {
      for (const state of events.filter(({ type }) => type === 'output.provider_state')) {
        const { provider, model, data } = state.data
        const target = selected.data.target
        check(isDeepStrictEqual({ provider, model }, target) && data !== undefined && data !== null, state, () => ({
          expected: `data of ${brief(target)}`,
          saw: brief({ provider, model })
        }))
      }
    }
  }
})
