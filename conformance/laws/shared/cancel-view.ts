import { cancelMoments } from '../../oracle.ts'
import { isTerminal } from './event.ts'
import type { ExchangeView } from './exchange-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import type { CallView } from './ledger-view.ts'
import type { RunView } from './run-view.ts'

/** One cancel request of a known execution, and when its answer was there. */
export interface CancelView {
  readonly execution: ExecutionView
  readonly cancel: ExchangeView
}

/** When a terminal event was first shown to any reader; absent where none was. */
export function endSeen({ readers }: ExecutionView): number | undefined {
  const times = readers.flatMap(({ events }) => events.filter(isTerminal)).map(({ time }) => time)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Cancels that were sent when a reader had already been shown the end. */
export const lateCancels = (view: RunView): readonly CancelView[] =>
  view.executions.flatMap((execution) => {
    const end = endSeen(execution)
    return execution.cancels.flatMap((cancel) =>
      end !== undefined && end < cancel.exchange.started ? [{ execution, cancel }] : []
    )
  })

/** An execution with its first cancel that was answered with 202. */
export interface Cancelled extends CancelView {
  readonly execution: ExecutionView & { readonly calls: readonly CallView[] }
  /** When the cancel was sent, and when its 202 was there. */
  readonly from: number
  readonly at: number
}

/** Every cancel that took effect, as far as each provider request is known to belong to its execution. */
export function cancelledOf(view: RunView): readonly Cancelled[] {
  return joined(view).flatMap((execution) => {
    const accepted = execution.cancels.filter(({ exchange }) => exchange.status === 202)
    const [cancel] = accepted.toSorted((a, b) => a.exchange.time - b.exchange.time)
    if (cancel === undefined) return []
    return [{ execution, cancel, from: cancel.exchange.started, at: cancel.exchange.time }]
  })
}

/** Whether a provider request was under way when the cancel was sent, and its script not through until the answer was there. */
export function isOpenDuring(call: CallView, { started, time }: { started: number; time: number }): boolean {
  const { end, request } = call
  if (request.time >= started) return false
  return end === undefined || (end.time >= started && (end.how === 'aborted' || end.time > time))
}

/** The stream that was under way when the cancel was sent. A job of a queue ends otherwise and has laws of its own. */
export const openStream = ({ execution, cancel }: Cancelled): CallView | undefined =>
  execution.calls.find((call) => call.request.queue === undefined && isOpenDuring(call, cancel.exchange))

/**
 * Whether the run lets calls go on beside its first cancel: then a runtime may have left one on its own account, on a failure or an end that
 * it had read while more was still to be said.
 */
export const isRace = ({ run }: RunView): boolean => cancelMoments(run?.scenario.client)[0]?.meets === 'race'

/** Whether nothing but the cancel can have ended the execution while its answer was made. */
export function isSurelyRunning(execution: ExecutionView, { exchange }: ExchangeView): boolean {
  const { calls = [], cancels, request, started } = execution
  const earlier = cancels.some((other) => other.exchange.started < exchange.started)
  const deadline = typeof request.deadline_ms === 'number' ? started + request.deadline_ms : Number.POSITIVE_INFINITY
  return !earlier && exchange.time < deadline && calls.some((call) => isOpenDuring(call, exchange))
}
