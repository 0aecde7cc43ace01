import type { Check } from '../shared/check.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import {
  heldWork,
  isKnownKey,
  type StopView,
  saysDown,
  submitsWhileStopping,
  whileStopping
} from '../shared/stop-view.ts'

/** The kit asks for five seconds how a runtime is that was told to stop; who still was well near their end never said otherwise. */
const surelyToldMs = 4000

/** A runtime that was told to stop, and has work to bring to its end, says that it is stopping and takes no new work. */
export const stopping503 = judged(
  'storage/stopping-503',
  (view, check) => {
    for (const stop of view.stops) {
      if (stop.signal !== 'SIGTERM') continue
      checkState(view, stop, check)
      checkDoor(view, stop, check)
      for (const submit of submitsWhileStopping(view, stop)) {
        if (isKnownKey(view, submit)) continue
        const { status } = submit.exchange
        check(status === 503, submit, () => ({ expected: '503 for new work while stopping', saw: `status ${status}` }))
      }
    }
  },
  { process: true, timing: true }
)

/** Nobody can hear a runtime that shuts its door and goes on with its work behind it. */
function checkDoor(view: RunView, stop: StopView, check: Check): void {
  const shut = view.attempted.find(
    ({ exchange }) => exchange.failure === 'refused' && exchange.started >= stop.time && exchange.time <= stop.gone
  )
  if (shut === undefined) return
  const done = heldWork(view, stop).find(
    ({ execution: { terminal } }) =>
      terminal?.type === 'execution.completed' && terminal.time > shut.exchange.time && terminal.time <= stop.gone
  )
  if (done === undefined) return
  check(false, shut, () => ({
    expected: 'state stopping for as long as work is brought to its end',
    saw: 'no connection taken, and the work done after that'
  }))
}

function checkState(view: RunView, stop: StopView, check: Check): void {
  const told = whileStopping(view, stop).filter(({ operation }) => operation === 'getRuntime')
  const last = told.at(-1)
  if (last === undefined) return
  const says = told.find(saysDown)
  const { status, body, time } = last.exchange
  // A runtime that is gone before it said anything left nothing to judge.
  if (says === undefined && status !== 503 && time - stop.time < surelyToldMs) return
  const state = at((says ?? last).exchange.body, 'state')
  check(state === 'stopping', says ?? last, () => ({
    expected: 'state stopping once it was told to stop',
    saw: `${status} with state ${brief(says === undefined ? at(body, 'state') : state)}`
  }))
}
