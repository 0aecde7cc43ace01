// Do not edit. Made from spec/schemas/events and spec/lifecycle.yaml by `npm run generate`.

import type { ExecutionEvent, ExtensionEvent } from './types.ts'

export type {
  EventBase,
  ExecutionAcceptedEvent,
  ExecutionCompletedEvent,
  ExecutionEvent,
  ExecutionFailedEvent,
  ExecutionProgressEvent,
  ExtensionEvent,
  OutputDeltaEvent,
  OutputProviderStateEvent,
  OutputReasoningDeltaEvent,
  OutputRefusalDeltaEvent,
  OutputResultEvent,
  RouteAttemptFailedEvent,
  RouteSelectedEvent,
  ToolCallArgumentsDeltaEvent,
  ToolCallStartedEvent,
  UsageReportedEvent
} from './types.ts'

/** Any event that may stand in a log. */
export type AnyEvent = ExecutionEvent | ExtensionEvent

/** The type of an event that the specification names. */
export type EventType = ExecutionEvent['type']

/** The event of one type. */
export type EventOf<Type extends EventType> = Extract<ExecutionEvent, { type: Type }>

/** The types of the events that end an execution. */
export const terminalEventTypes: readonly string[] = ["execution.completed","execution.failed"]
