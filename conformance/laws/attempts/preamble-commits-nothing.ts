import { checkFollowed, openFailures } from '../shared/followed.ts'
import { judged } from '../shared/judged.ts'

/** A stream that said only preamble, usage or noise before a Transient failure leaves the way to the next attempt open. */
export const preambleCommitsNothing = judged('attempts/preamble-commits-nothing', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    const { failure, said } = attempt
    if (failure?.follow === 'must' && said?.streamed && !said.output) checkFollowed(execution, attempt, check)
  }
})
