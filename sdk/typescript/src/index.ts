export { type Accumulated, type Accumulator, createAccumulator } from './accumulate.ts'
export { type Client, createClient } from './client.ts'
export { type ErrorFacts, type ErrorKind, ModelRuntimeError } from './errors.ts'
export type { EventStream } from './events.ts'
export type { Execution } from './execution.ts'
export type * from './generated/events.ts'
export type * from './generated/types.ts'
export type {
  CallOptions,
  ClientOptions,
  EventsOptions,
  HeaderSource,
  SubmitOptions,
  Transport
} from './options.ts'
