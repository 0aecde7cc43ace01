import { banner } from '../banner.ts'
import { eventSchemas, statusesOf } from '../event-schemas.ts'
import { literal } from '../literal.ts'
import type { Files, SpecSource } from '../spec-source.ts'

const row = (spec: SpecSource, type: string): Record<string, unknown> => {
  const data = spec.lifecycle.events[type]
  if (!data) throw new Error(`spec/lifecycle.yaml: no row for the event type "${type}"`)
  const { commits, terminal, feature } = data
  return { statuses: statusesOf(spec.openapi, type), commits, terminal, ...(feature ? { feature } : {}) }
}

/** The names of the schemas of single events, of what they share and of their unions. */
export const eventNames = (spec: SpecSource): string[] =>
  [...Object.values(eventSchemas(spec.openapi)), 'EventBase', 'ExecutionEvent', 'ExtensionEvent'].sort()

/** `events.ts`: the event types by name, and what is fixed for each of them. */
export const events = (spec: SpecSource): Files => {
  const schemas = eventSchemas(spec.openapi)
  const extra = Object.keys(spec.lifecycle.events).filter((type) => !(type in schemas))
  if (extra.length > 0) throw new Error(`spec/lifecycle.yaml: no schema for the event type "${extra.join('", "')}"`)
  const table = Object.fromEntries(Object.keys(schemas).map((type) => [type, row(spec, type)]))
  const source = `${banner('spec/schemas/events and spec/lifecycle.yaml')}
import type { ExecutionEvent, ExecutionStatus, ExtensionEvent } from './types.ts'

export type {
${eventNames(spec)
  .map((name) => `  ${name}`)
  .join(',\n')}
} from './types.ts'

/** Any event that may stand in a log. */
export type AnyEvent = ExecutionEvent | ExtensionEvent

/** The type of an event that this specification names. */
export type EventType = ExecutionEvent['type']

/** The event of one type. */
export type EventOf<Type extends EventType> = Extract<ExecutionEvent, { type: Type }>

export interface EventTypeFacts {
  /** The statuses that an event of this type may carry. */
  readonly statuses: readonly ExecutionStatus[]
  /** Whether it commits output, after which no other attempt follows. */
  readonly commits: boolean
  /** Whether it ends the execution. */
  readonly terminal: boolean
  /** The optional feature that it belongs to. */
  readonly feature?: string
}

export const eventTypes: Readonly<Record<EventType, EventTypeFacts>> = ${literal(table)}
`
  return { 'events.ts': source }
}
