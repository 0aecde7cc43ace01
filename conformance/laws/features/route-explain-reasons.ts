import { explainedOf } from '../shared/considered.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A skipped target has a reason of the closed list, and the name of what it lacks where it lacks something. */
export const routeExplainReasons = judged('features/route-explain-reasons', (view, check) => {
  for (const { attempt, considered = [] } of explainedOf(view)) {
    const skipped = considered.filter(({ outcome }) => outcome === 'skipped')
    if (skipped.length === 0) continue
    const odd = skipped.find(({ reason, name }) => {
      if (!reasons.includes(reason)) return true
      return named.includes(reason) && (typeof name !== 'string' || name === '')
    })
    check(odd === undefined, attempt.selected, () => ({
      expected: 'a reason of the list, with its name',
      saw: brief([odd?.reason, odd?.name])
    }))
  }
})

const named: readonly unknown[] = ['input_modality', 'output_modality', 'capability', 'parameter']

const reasons: readonly unknown[] = ['ability', ...named, 'not_in_policy', 'earlier_failure']
