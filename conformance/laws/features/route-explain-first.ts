import { shortfallOf } from '../../oracle/candidates.ts'
import { explainedOf } from '../shared/considered.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Of several reasons the first in the order of the table is told. */
export const routeExplainFirst = judged('features/route-explain-first', (view, check) => {
  for (const { execution, attempt, considered = [] } of explainedOf(view)) {
    for (const target of view.run?.targets ?? []) {
      const lacks = shortfallOf(target, execution.request)
      const told = considered.find(({ provider }) => provider === target.id)
      if (lacks === undefined || told === undefined) continue
      check(told.reason === lacks.reason, attempt.selected, () => ({
        expected: `${lacks.reason} for ${target.id}`,
        saw: brief(told.reason)
      }))
    }
  }
})
