import { judged } from '../shared/judged.ts'
import { restartsOf, survivorsOf } from '../shared/restarts.ts'

/** After a restart nobody calls a provider for work that was interrupted: only a new submit does. */
export const recoveryNeverCalls = judged(
  'storage/recovery-never-calls',
  (view, check) => {
    for (const restart of restartsOf(view)) {
      const open = survivorsOf(view).filter((one) => one.restart.index === restart.index && !one.ended)
      if (open.length === 0) continue
      const renewed = view.exchanges.find(
        ({ operation, exchange }) =>
          operation === 'submitExecution' && exchange.status === 202 && exchange.started >= restart.again
      )
      const until = renewed?.exchange.started ?? Number.POSITIVE_INFINITY
      const call = view.calls.find(({ request }) => request.time > restart.gone && request.time < until)
      check(call === undefined, call ?? restart, () => ({
        expected: 'no provider request for interrupted work',
        saw: `a request at ${call?.target} after the restart`
      }))
    }
  },
  { process: true }
)
