import { explainedOf, triedBefore } from '../shared/considered.ts'
import { candidates } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Each selection lists every candidate as one, and every target that lacks something as skipped with its reason. */
export const routeExplain = judged('features/route-explain', (view, check) => {
  for (const explained of explainedOf(view)) {
    const { execution, attempt, considered } = explained
    const able = candidates(view, execution).map(({ id }) => id)
    const wrong = view.run?.targets.find(({ id }) => {
      const entry = considered?.find(({ provider }) => provider === id)
      if (triedBefore(explained).includes(id)) return entry === undefined
      if (able.includes(id)) return entry?.outcome !== 'candidate'
      return entry?.outcome !== 'skipped' || entry.reason === undefined
    })
    check(considered !== undefined && wrong === undefined, attempt.selected, () => ({
      expected: `an account of ${wrong?.id ?? 'every target'}`,
      saw: considered === undefined ? 'no considered' : 'none, or another outcome'
    }))
  }
})
