import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { aroundRestart, restartsOf } from '../shared/restarts.ts'
import { earlierOf } from '../shared/stop-view.ts'

/** A key that was used before a restart is answered after it with its execution, as a replay. */
export const replayAfterRestart = judged(
  'idempotency/replay-after-restart',
  (view, check) => {
    const submits = view.exchanges.filter(({ operation }) => operation === 'submitExecution')
    for (const restart of restartsOf(view)) {
      for (const replay of aroundRestart(submits, restart).after) {
        const { status, body, idempotencyKey } = replay.exchange
        const first = earlierOf(view, idempotencyKey, restart.time)
        if (first === undefined) continue
        const own = at(first.exchange.body, 'execution_id')
        const holds = status === 200 && at(body, 'execution_id') === own && at(body, 'idempotent_replay') === true
        check(holds, replay, () => ({
          expected: '200 with the execution of this key, as a replay',
          saw: `${status} ${brief(at(body, 'error', 'code') ?? at(body, 'execution_id'))}`
        }))
      }
    }
  },
  { process: true }
)
