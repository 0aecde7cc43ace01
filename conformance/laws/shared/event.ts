import { type EventTypeFacts, eventTypes } from '../../../generated/events.ts'
import type { StreamFrame } from '../../model/transcript.ts'
import type { Place } from './check.ts'
import { isRecord } from './json.ts'

/** One event as a reader got it. Nothing is trusted: fields that a law needs are checked by that law. */
export interface SeenEvent extends Place {
  readonly index: number
  readonly time: number
  readonly reader: string
  readonly execution: string
  readonly frame: StreamFrame
  readonly data: Readonly<Record<string, unknown>>
  readonly type: string
  readonly sequence: unknown
  readonly status: unknown
}

/** The event of a frame; a frame whose data is no JSON object gives an event without fields and with an empty type. */
export function seenEvent(frame: StreamFrame, index: number): SeenEvent {
  const data = isRecord(frame.json) ? frame.json : {}
  return {
    index,
    time: frame.time,
    reader: frame.reader,
    execution: frame.execution,
    frame,
    data,
    type: typeof data.type === 'string' ? data.type : '',
    sequence: data.sequence,
    status: data.status
  }
}

const facts: Readonly<Record<string, EventTypeFacts>> = eventTypes

/** What the specification says of an event's type; undefined for extension and unknown types. */
export function factsOf(event: SeenEvent): EventTypeFacts | undefined {
  return Object.hasOwn(facts, event.type) ? facts[event.type] : undefined
}

export const isTerminal = (event: SeenEvent): boolean => factsOf(event)?.terminal === true

export const isOutput = (event: SeenEvent): boolean => factsOf(event)?.commits === true
