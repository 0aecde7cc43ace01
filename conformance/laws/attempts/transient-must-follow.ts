import { checkFollowed, openFailures } from '../shared/followed.ts'
import { judged } from '../shared/judged.ts'

/** A Transient failure before output is followed by the next attempt while a candidate is untried and the bounds allow it. */
export const transientMustFollow = judged('attempts/transient-must-follow', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    if (attempt.failure?.follow === 'must') checkFollowed(execution, attempt, check)
  }
})
