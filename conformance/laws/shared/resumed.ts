import type { RunStarted } from '../../model/verdict.ts'
import type { SeenEvent } from './event.ts'
import type { ReaderView } from './reader-view.ts'

/** What a reader and those who went on from where it was cut off got together. */
export interface WholeReading {
  readonly events: readonly SeenEvent[]
  readonly terminal?: SeenEvent
  /** Connections after the first. */
  readonly resumed: number
}

/** Follows a reading that ended without the terminal event over the readers that began later at its cursor. */
export function wholeReading(reader: ReaderView, readers: readonly ReaderView[]): WholeReading {
  const events = [...reader.events]
  let last = reader
  let resumed = 0
  for (;;) {
    const cursor = Number(events.at(-1)?.sequence ?? reader.opened.after)
    const end = last.closedIndex
    const next =
      last.terminal === undefined && end !== undefined
        ? readers.find(({ index, opened }) => index > end && opened.after === cursor)
        : undefined
    if (next === undefined) break
    events.push(...next.events)
    last = next
    resumed += 1
  }
  return { events, ...(last.terminal === undefined ? {} : { terminal: last.terminal }), resumed }
}

/** Whether a reader of the scenario reads slowly or stops for a while on purpose. */
export function isSlow(run: RunStarted | undefined, { name }: ReaderView): boolean {
  const steps = run?.scenario.client ?? []
  return steps.some(
    (step) => step.do === 'read' && step.as === name && (step.pace_ms !== undefined || step.pause_after !== undefined)
  )
}
