import { isDeepStrictEqual } from 'node:util'
import { foldedSnapshots } from '../shared/folded.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The error of a snapshot is that of the terminal event; before the end, and behind success, there is none. */
export const foldError = judged('resources/fold-error', (view, check) => {
  for (const { snapshot, body, folded } of foldedSnapshots(view)) {
    check(isDeepStrictEqual(body.error, folded.error), snapshot, () => ({
      expected: folded.error === undefined ? 'no error' : `error ${brief(folded.error)}`,
      saw: brief(body.error)
    }))
  }
})
