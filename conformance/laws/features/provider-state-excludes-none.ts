import { candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { statesGiven } from '../shared/states.ts'

/** State in a request changes neither the candidates nor their order. */
export const providerStateExcludesNone = judged('features/provider-state-excludes-none', (view, check) => {
  for (const execution of joined(view)) {
    const order = candidates(view, execution).map(({ id }) => id)
    if (statesGiven(execution.request).length === 0 || execution.terminal === undefined) continue
    const [first] = execution.attempts
    check(first !== undefined && first.provider === order[0], first ?? execution, () => ({
      expected: `an attempt at ${order[0]}`,
      saw: String(first?.provider ?? 'none')
    }))
  }
})
