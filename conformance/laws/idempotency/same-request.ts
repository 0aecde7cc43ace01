import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { answerOf, replaysOf, tellsFirst } from '../shared/submit-view.ts'

/** The same key and body once more: 200, the same execution, and the answer says that it is a replay. */
export const sameRequest = judged('idempotency/same-request', (view, check) => {
  for (const replay of replaysOf(view)) {
    const holds = replay.status === 200 && tellsFirst(replay) && replay.replay === true
    check(holds, replay, () => ({
      expected: `200 with execution ${replay.first.id} and idempotent_replay true`,
      saw: `${answerOf(replay)}, idempotent_replay ${brief(replay.replay)}`
    }))
  }
})
