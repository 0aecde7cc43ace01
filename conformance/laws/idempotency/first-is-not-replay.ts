import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { submitsOf } from '../shared/submit-view.ts'

/** A 202 tells of a new execution and says that it is no replay. */
export const firstIsNotReplay = judged('idempotency/first-is-not-replay', (view, check) => {
  for (const submit of submitsOf(view)) {
    if (submit.status !== 202) continue
    check(submit.replay === false, submit, () => ({
      expected: 'idempotent_replay false with 202',
      saw: brief(submit.replay)
    }))
  }
})
