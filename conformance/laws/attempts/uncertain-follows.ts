import { checkFollowed, openFailures } from '../shared/followed.ts'
import { judged } from '../shared/judged.ts'

/** An Uncertain failure before output is followed by the next attempt as a rule; an adapter may forbid it. */
export const uncertainFollows = judged('attempts/uncertain-follows', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    const { failure } = attempt
    const uncertain = failure?.follow === 'may' && failure.outcome !== 'known' && failure.codes.length > 0
    if (uncertain) checkFollowed(execution, attempt, check)
  }
})
