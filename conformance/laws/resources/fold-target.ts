import { isDeepStrictEqual } from 'node:util'
import { foldedSnapshots } from '../shared/folded.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A snapshot names the target of the last `route.selected` or `execution.completed`, and none before there is one. */
export const foldTarget = judged('resources/fold-target', (view, check) => {
  for (const { snapshot, body, folded } of foldedSnapshots(view)) {
    check(isDeepStrictEqual(body.target, folded.target), snapshot, () => ({
      expected: `target ${brief(folded.target)}`,
      saw: brief(body.target)
    }))
  }
})
