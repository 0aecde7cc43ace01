import { endSeen, isRace, isSurelyRunning } from '../shared/cancel-view.ts'
import type { ExchangeView } from '../shared/exchange-view.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * A cancel of what surely runs is answered with 202 and its promise. One that may have met the end is answered with 202 or as too late,
 * never otherwise, however many came before.
 */
export const cancel202 = judged('cancellation/cancel-202', (view, check) => {
  for (const execution of view.executions) {
    for (const cancel of execution.cancels) {
      const { status } = cancel.exchange
      if (isLate(execution, cancel) || status === 503) continue
      const sure = !isRace(view) && isSurelyRunning(execution, cancel) && !isOvertaken(execution, cancel)
      const promised = status === 202 && at(cancel.exchange.body, 'status') === 'cancellation_requested'
      const claim = { expected: '202 with status cancellation_requested', saw: toldBy(cancel) }
      if (sure) check(promised, cancel, () => claim)
      else if (!promised && status !== 404 && status !== 409) check.fault(cancel, claim)
    }
  }
})

const isLate = (execution: ExecutionView, { exchange }: ExchangeView): boolean =>
  (endSeen(execution) ?? Number.POSITIVE_INFINITY) < exchange.started

/** Whether another cancel that was under way at the same time got the 202. */
const isOvertaken = ({ cancels }: ExecutionView, { exchange }: ExchangeView): boolean =>
  exchange.status !== 202 &&
  cancels.some((other) => other.exchange.status === 202 && other.exchange.started < exchange.time)

const toldBy = ({ exchange: { status, body } }: ExchangeView): string =>
  `${status} ${String(at(body, 'status') ?? at(body, 'error', 'code') ?? '')}`.trim()
