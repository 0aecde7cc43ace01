// Do not edit. Made from spec/schemas/events and spec/lifecycle.yaml by `npm run generate`.

import type { ExecutionEvent, ExecutionStatus, ExtensionEvent } from './types.ts'

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

export const eventTypes: Readonly<Record<EventType, EventTypeFacts>> = {
  "execution.accepted": {
    "statuses": [
      "accepted"
    ],
    "commits": false,
    "terminal": false
  },
  "route.selected": {
    "statuses": [
      "routing"
    ],
    "commits": false,
    "terminal": false
  },
  "route.attempt_failed": {
    "statuses": [
      "routing"
    ],
    "commits": false,
    "terminal": false
  },
  "execution.progress": {
    "statuses": [
      "running"
    ],
    "commits": false,
    "terminal": false
  },
  "output.delta": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false
  },
  "tool.call.started": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false
  },
  "tool.call.arguments.delta": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false
  },
  "output.result": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false
  },
  "output.reasoning.delta": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false,
    "feature": "reasoning"
  },
  "output.refusal.delta": {
    "statuses": [
      "running"
    ],
    "commits": true,
    "terminal": false,
    "feature": "refusal"
  },
  "output.provider_state": {
    "statuses": [
      "running"
    ],
    "commits": false,
    "terminal": false,
    "feature": "provider_state"
  },
  "usage.reported": {
    "statuses": [
      "running"
    ],
    "commits": false,
    "terminal": false
  },
  "execution.completed": {
    "statuses": [
      "succeeded"
    ],
    "commits": false,
    "terminal": true
  },
  "execution.failed": {
    "statuses": [
      "failed",
      "cancelled"
    ],
    "commits": false,
    "terminal": true
  }
}
