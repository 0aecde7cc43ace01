import { checkReplays } from '../shared/check-replays.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import type { ReplayView } from '../shared/submit-view.ts'
import { replaysOf } from '../shared/submit-view.ts'

/** While a provider call is held, a replay is answered all the same, and not only once the call is let go. */
export const replayWhileRunning = judged(
  'idempotency/replay-while-running',
  (view, check) => {
    checkReplays(view, check, (replay) => isDuring(view, replay))
    for (const replay of replaysOf(view)) {
      const held = heldFor(view, replay)
      if (held === undefined || held < longEnoughMs) continue
      check(false, replay, () => ({
        expected: 'an answer while the execution runs',
        saw: `one after its end, ${Math.round(held)} ms later at the least`
      }))
    }
  },
  { timing: true }
)

/** An answer that took so long was waiting for something. */
const longEnoughMs = 1500

const endOf = (view: RunView): number => Math.max(...view.calls.map(({ end }) => end?.time ?? Number.POSITIVE_INFINITY))

function isDuring(view: RunView, { exchange, first }: ReplayView): boolean {
  const called = view.calls.some(({ request }) => request.time <= exchange.started)
  const terminal = view.executions.find(({ id }) => id === first.id)?.terminal
  return called && endOf(view) >= exchange.time && (terminal === undefined || terminal.time > exchange.started)
}

/** For how long a call went on after the replay was sent, where its answer came only behind the call's end. */
function heldFor(view: RunView, { exchange }: ReplayView): number | undefined {
  const end = endOf(view)
  const called = view.calls.some(({ request }) => request.time <= exchange.started)
  return called && end > exchange.started && end < exchange.time ? end - exchange.started : undefined
}
