import { explainedOf, listedModels } from '../shared/considered.ts'
import { candidates } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Every listed model stands in `considered` once, and candidates stand in routing order. */
export const routeExplainOnce = judged('features/route-explain-once', (view, check) => {
  const models = listedModels(view)
  for (const { execution, attempt, considered = [] } of explainedOf(view)) {
    if (models.length === 0) continue
    const wrong = models.find(
      ({ provider, model }) =>
        considered.filter((each) => each.provider === provider && each.model === model).length !== 1
    )
    const listed = considered.filter(({ outcome }) => outcome === 'candidate').map(({ provider }) => provider)
    const order = candidates(view, execution)
      .map(({ id }) => id)
      .filter((id) => listed.includes(id))
    const inOrder = listed.every((provider, position) => provider === order[position])
    check(wrong === undefined && considered.length === models.length && inOrder, attempt.selected, () => ({
      expected: wrong ? `${String(wrong.model)} once` : `${models.length} models, candidates as ${order.join(', ')}`,
      saw: `${considered.length}, candidates as ${listed.join(', ')}`
    }))
  }
})
