import type { ProcessSignal } from '../../model/process.ts'
import type { Item } from '../../model/verdict.ts'
import type { Place } from './check.ts'
import type { SeenEvent } from './event.ts'
import type { ExchangeView } from './exchange-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import { at } from './json.ts'
import type { CallView } from './ledger-view.ts'
import type { RunView } from './run-view.ts'

/** A signal that the runtime's process was sent. Times are the kit's. */
export interface StopView extends Place {
  readonly signal: ProcessSignal
  readonly time: number
  /** When the process was gone; infinite where nobody saw that. */
  readonly gone: number
  /** When it was started again and answered. */
  readonly again?: number
}

/** The signals of a run, in order. */
export function stopsOf(items: readonly Item[]): readonly StopView[] {
  return items.flatMap((item, index): StopView[] => {
    if (item.kind !== 'process.signalled') return []
    const rest = items.slice(index)
    const gone = rest.find(({ kind }) => kind === 'process.ended')?.time ?? Number.POSITIVE_INFINITY
    const started = rest.find((later) => later.kind === 'process.started')
    const ready = started?.kind === 'process.started' && started.ready
    return [{ index, signal: item.signal, time: item.time, gone, ...(ready ? { again: started.time } : {}) }]
  })
}

/** What the runtime was asked, and answered, between a signal and its end. */
export const whileStopping = (view: RunView, { time, gone }: StopView): readonly ExchangeView[] =>
  view.exchanges.filter(({ exchange }) => exchange.started >= time && exchange.time <= gone)

const down: readonly unknown[] = ['stopping', 'unavailable']

/** Whether an answer of `GET /v1/runtime` says that new work is not taken. */
export const saysDown = ({ operation, exchange }: ExchangeView): boolean =>
  operation === 'getRuntime' && down.includes(at(exchange.body, 'state'))

/** New submits that the runtime had to answer after it had told of its stop, in order. */
export function submitsWhileStopping(view: RunView, stop: StopView): readonly ExchangeView[] {
  const answers = whileStopping(view, stop)
  const told = answers.find(saysDown)
  if (told === undefined) return []
  return answers.filter(
    ({ operation, exchange, breaks }) =>
      operation === 'submitExecution' && breaks === undefined && exchange.started >= told.exchange.time
  )
}

/** Whether an earlier submit of the run had the same key and was accepted. */
export function isKnownKey(view: RunView, { exchange }: ExchangeView): boolean {
  return earlierOf(view, exchange.idempotencyKey, exchange.started) !== undefined
}

/** The accepted submit that a key stands for. */
export function earlierOf(view: RunView, key: string | undefined, before: number): ExchangeView | undefined {
  if (key === undefined) return undefined
  return view.exchanges.find(
    ({ operation, exchange }) =>
      operation === 'submitExecution' &&
      exchange.idempotencyKey === key &&
      exchange.status === 202 &&
      exchange.time <= before
  )
}

/** An execution whose provider call was open when the process was told to end, and the terminal that it got after that. */
export interface CutWork {
  readonly execution: ExecutionView
  readonly stop: StopView
  readonly call: CallView
  readonly terminal: SeenEvent
}

/** An execution whose provider call was open when the process was told to end, and which nothing else was to end. */
export interface HeldWork {
  readonly execution: ExecutionView
  readonly call: CallView
  /** Whether a reader that the kit did not take away was there at the signal. */
  readonly watched: boolean
}

/** Work that ran at a signal: nobody cancelled it and no deadline was set. Absent where its terminal was seen before. */
export function heldWork(view: RunView, stop: StopView): readonly HeldWork[] {
  return joined(view).flatMap((execution): HeldWork[] => {
    const { cancels, request, calls, readers } = execution
    const call = calls?.findLast(({ request: made }) => made.time < stop.time)
    const open = call !== undefined && (call.end === undefined || call.end.time >= stop.time)
    if (call === undefined || !open || cancels.length > 0 || request.deadline_ms !== undefined) return []
    if (wasSeenBefore(execution, stop)) return []
    const watched = readers.some(
      ({ opened, closed }) =>
        opened.time <= stop.time && closed !== undefined && closed.time >= stop.time && closed.how !== 'client'
    )
    return [{ execution, call, watched }]
  })
}

/**
 * Work that only the end of the process can have ended: its provider never came to an end. A provider that nothing held may have said all
 * that it had to say in the moment of the signal, whatever became of its connection, so such work proves nothing.
 */
export function cutWork(view: RunView): readonly CutWork[] {
  return view.stops.flatMap((stop) =>
    heldWork(view, stop).flatMap(({ execution, call }): CutWork[] => {
      const { terminal } = execution
      if (terminal === undefined || !isHeld(call)) return []
      // A barrier is let go once the terminal was read, which may be before the lab has heard of the hang-up.
      if (call.end?.how === 'done' && call.end.time <= terminal.time) return []
      return [{ execution, stop, call, terminal }]
    })
  )
}

const isHeld = ({ script }: CallView): boolean =>
  script?.kind === 'stream' && script.acts.some((act) => 'barrier' in act || 'stall' in act)

const wasSeenBefore = ({ terminal, readers }: ExecutionView, { time }: StopView): boolean =>
  readers.some((reader) => reader.events.some((event) => event.sequence === terminal?.sequence && event.time < time))
