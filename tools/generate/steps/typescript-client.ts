import { banner } from '../banner.ts'
import type { Files, SpecSource } from '../spec-source.ts'
import { eventNames } from './events.ts'
import { typesSource } from './types.ts'

/** The TypeScript client's own copy of the types, and the little it must know of events at run time. */
export const typescriptClient = async (spec: SpecSource): Promise<Files> => {
  const terminal = Object.keys(spec.lifecycle.events).filter((type) => spec.lifecycle.events[type]?.terminal)
  const events = `${banner('spec/schemas/events and spec/lifecycle.yaml')}
import type { ExecutionEvent, ExtensionEvent } from './types.ts'

export type {
${eventNames(spec)
  .map((name) => `  ${name}`)
  .join(',\n')}
} from './types.ts'

/** Any event that may stand in a log. */
export type AnyEvent = ExecutionEvent | ExtensionEvent

/** The type of an event that the specification names. */
export type EventType = ExecutionEvent['type']

/** The event of one type. */
export type EventOf<Type extends EventType> = Extract<ExecutionEvent, { type: Type }>

/** The types of the events that end an execution. */
export const terminalEventTypes: readonly string[] = ${JSON.stringify(terminal)}
`
  return { 'types.ts': await typesSource(spec), 'events.ts': events }
}
