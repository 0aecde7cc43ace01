import { crowdsOf } from '../shared/crowd-view.ts'
import { judged } from '../shared/judged.ts'

/** Tells that an execution had to wait for a slot; whether its `route.selected` stands before or behind the wait is the runtime's choice. */
export const selectedAroundWait = judged('routing/selected-around-wait', (view, check) => {
  for (const { attempt, call } of crowdsOf(view).flatMap(({ waiting }) => waiting)) {
    if (attempt !== undefined && call !== undefined)
      check(true, attempt, () => ({ expected: 'either', saw: 'neither' }))
  }
})
