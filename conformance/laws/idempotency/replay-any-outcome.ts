import { checkReplays } from '../shared/check-replays.ts'
import { judged } from '../shared/judged.ts'

/** A replay behind the end is answered with the execution, whether it succeeded, failed or was cancelled. */
export const replayAnyOutcome = judged('idempotency/replay-any-outcome', (view, check) => {
  checkReplays(view, check, ({ first, exchange }) => {
    const terminal = view.executions.find(({ id }) => id === first.id)?.terminal
    return terminal !== undefined && terminal.time <= exchange.started
  })
})
