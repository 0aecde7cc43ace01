import { crowdsOf } from '../shared/crowd-view.ts'
import { judged } from '../shared/judged.ts'
import { checkLimit, isTurnedAway, patient } from '../shared/queue-verdict.ts'

/** As many requests as are configured are open at a time, and as many executions wait as may. */
export const providerConcurrency = judged('configuration/provider-concurrency', (view, check) => {
  for (const crowd of crowdsOf(view)) {
    const waiting = patient(crowd)
    if (waiting.length === 0 || crowd.waiting.length > waiting.length) continue
    checkLimit(crowd, check)
    const away = waiting.filter(isTurnedAway).length
    const over = Math.max(0, waiting.length - crowd.queue)
    const last = waiting.at(-1)?.execution ?? { index: view.end }
    check(away === over, last, () => ({
      expected: `${over} of ${waiting.length} find the queue of ${crowd.queue} at ${crowd.target.id} full`,
      saw: `${away} turned away with queue_full`
    }))
  }
})
