import type { Check } from '../shared/check.ts'
import type { ExchangeView } from '../shared/exchange-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { earlierOf, isKnownKey, submitsWhileStopping } from '../shared/stop-view.ts'

/** A known key is answered with its execution by a runtime that has no room for new work, and by one that is stopping. */
export const replayWhenFull = judged(
  'idempotency/replay-when-full',
  (view, check) => {
    const stopping = view.stops.flatMap((stop) => submitsWhileStopping(view, stop))
    for (const replay of [...stopping, ...whileFull(view)])
      if (isKnownKey(view, replay)) checkReplay(view, replay, check)
  },
  { process: true }
)

/** Submits between two that were refused for lack of room. */
function whileFull(view: RunView): readonly ExchangeView[] {
  const submits = view.exchanges.filter(({ operation }) => operation === 'submitExecution')
  const full = submits.filter(({ exchange }) => exchange.status === 429).map(({ exchange }) => exchange)
  return submits.filter(
    ({ exchange }) =>
      full.some(({ time }) => time <= exchange.started) && full.some(({ started }) => started >= exchange.time)
  )
}

function checkReplay(view: RunView, replay: ExchangeView, check: Check): void {
  const { idempotencyKey, started, status, body } = replay.exchange
  const own = at(earlierOf(view, idempotencyKey, started)?.exchange.body, 'execution_id')
  const holds = status === 200 && at(body, 'execution_id') === own && at(body, 'idempotent_replay') === true
  check(holds, replay, () => ({
    expected: '200 with the execution of this key, as a replay',
    saw: `${status} ${brief(at(body, 'error', 'code') ?? at(body, 'idempotent_replay'))}`
  }))
}
