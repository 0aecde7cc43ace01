import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn, unitsOf } from '../shared/usage-facts.ts'

/**
 * Whatever a runtime tells of a unit that the provider did not count is its own word: source `runtime`. Any fact of such a unit puts
 * that to the test, and so does an attempt about which nothing was counted or told.
 */
export const estimateSource = judged('usage/estimate-source', (view, check) => {
  for (const { attempt, unit, expected } of unitsOf(view)) {
    if (expected.is !== 'absent' || expected.invalid) continue
    const told = attempt.events.flatMap(factsIn).filter(({ fact }) => fact.unit === unit)
    const borrowed = told.find(({ fact }) => fact.source !== 'runtime')
    check(borrowed === undefined, borrowed?.event ?? attempt, () => ({
      expected: `${unit} of source runtime, for the provider counted none`,
      saw: `source ${brief(borrowed?.fact.source)}`
    }))
  }
})
