import { crowdsOf } from '../shared/crowd-view.ts'
import { judged } from '../shared/judged.ts'
import { checkLimit, isTurnedAway, patient } from '../shared/queue-verdict.ts'

/** While the slots of a target are taken nobody else reaches it, some wait for their turn and get it, and not everybody may wait. */
export const boundedQueue = judged('routing/bounded-queue', (view, check) => {
  for (const crowd of crowdsOf(view)) {
    const waiting = patient(crowd)
    if (waiting.length === 0) continue
    checkLimit(crowd, check)
    if (waiting.length <= crowd.queue || crowd.waiting.length > waiting.length) continue
    const away = waiting.filter(isTurnedAway)
    const served = waiting.filter(({ call }) => call !== undefined)
    const last = waiting.at(-1)?.execution ?? { index: view.end }
    check(away.length > 0 && served.length > 0, last, () => ({
      expected: `of ${waiting.length} that came while ${crowd.target.id} was busy some wait and some find its queue full`,
      saw: `${served.length} served, ${away.length} turned away with queue_full`
    }))
  }
})
