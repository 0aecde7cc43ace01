import { isTerminal, type SeenEvent } from './event.ts'
import type { ExchangeView } from './exchange-view.ts'
import type { ExecutionView } from './execution-view.ts'
import type { ReaderView } from './reader-view.ts'
import type { RunView } from './run-view.ts'
import type { StopView } from './stop-view.ts'

/** A stop after which the runtime got ready again. */
export interface Restart extends StopView {
  readonly again: number
}

/** An execution that was accepted before its runtime stopped and was asked for when it was there again. */
export interface Survivor {
  readonly restart: Restart
  readonly execution: ExecutionView
  /** What readers had of it before the signal. */
  readonly before: readonly SeenEvent[]
  /** Readings that began after the restart, in order. */
  readonly readers: readonly ReaderView[]
  /** Whether its terminal event was seen before the signal. */
  readonly ended: boolean
}

export const restartsOf = ({ stops }: RunView): readonly Restart[] =>
  stops.flatMap((stop) => (stop.again === undefined ? [] : [{ ...stop, again: stop.again }]))

/** The executions of a run on either side of each restart. */
export function survivorsOf(view: RunView): readonly Survivor[] {
  return restartsOf(view).flatMap((restart) =>
    view.executions
      .filter(({ started }) => started < restart.time)
      .map((execution): Survivor => {
        const before = execution.readers.flatMap(({ events }) => events).filter(({ time }) => time < restart.time)
        const readers = execution.readers.filter(({ opened }) => (opened.started ?? opened.time) >= restart.again)
        const { terminal } = execution
        return {
          restart,
          execution,
          before,
          readers,
          ended: before.some(({ sequence }) => sequence === terminal?.sequence)
        }
      })
  )
}

/** The executions that a signal found open: accepted, and nobody had seen their terminal event. */
export const openAt = ({ executions }: RunView, { time }: StopView): readonly ExecutionView[] =>
  executions.filter(
    ({ started, readers }) =>
      started < time && !readers.some(({ events }) => events.some((event) => isTerminal(event) && event.time < time))
  )

/** The whole log as it was read after the restart; absent where nobody read it from its start. */
export const logAfter = ({ readers }: Survivor): ReaderView | undefined =>
  readers.find(({ opened }) => opened.after === 0)

/** Splits answers into those before the signal and those after the restart. */
export function aroundRestart(
  answers: readonly ExchangeView[],
  { time, again }: Restart
): { readonly before: readonly ExchangeView[]; readonly after: readonly ExchangeView[] } {
  return {
    before: answers.filter(({ exchange }) => exchange.time <= time),
    after: answers.filter(({ exchange }) => exchange.started >= again)
  }
}
