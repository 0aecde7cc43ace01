import { judged } from '../shared/judged.ts'
import { openAt } from '../shared/restarts.ts'

/** Once a process is gone nobody calls a provider for the work that this interrupted, however often it is started: only a new submit does. */
export const recoveryNeverCalls = judged(
  'storage/recovery-never-calls',
  (view, check) => {
    for (const stop of view.stops) {
      if (!Number.isFinite(stop.gone) || openAt(view, stop).length === 0) continue
      // Work that is new again may call; whether a submit without an answer made some, nobody knows.
      const renewed = view.attempted.find(
        ({ operation, exchange }) =>
          operation === 'submitExecution' &&
          exchange.started >= stop.gone &&
          (exchange.status === 202 || exchange.failure !== undefined)
      )
      const until = renewed?.exchange.started ?? Number.POSITIVE_INFINITY
      const call = view.calls.find(({ request }) => request.time > stop.gone && request.time < until)
      check(call === undefined, call ?? stop, () => ({
        expected: 'no provider request for interrupted work',
        saw: `a request at ${call?.target} after the process had ended`
      }))
    }
  },
  { process: true }
)
