import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The policy that a request names is echoed in every selection. */
export const policyRef = judged('features/policy-ref', (view, check) => {
  for (const { request, attempts } of view.executions) {
    const policy = at(request, 'routing', 'policy')
    if (policy === undefined) continue
    for (const { selected } of attempts) {
      check(selected.data.policy === policy, selected, () => ({
        expected: `policy ${brief(policy)}`,
        saw: brief(selected.data.policy)
      }))
    }
  }
})
