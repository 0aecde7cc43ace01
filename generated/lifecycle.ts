// Do not edit. Made from spec/lifecycle.yaml by `npm run generate`.

import type { EventType } from './events.ts'
import type { ExecutionStatus } from './types.ts'

export const states: readonly ExecutionStatus[] = [
  "accepted",
  "routing",
  "running",
  "succeeded",
  "failed",
  "cancelled"
]

/** The state of the first event. */
export const initialState: ExecutionStatus = "accepted"

export const terminalStates: readonly ExecutionStatus[] = [
  "succeeded",
  "failed",
  "cancelled"
]

export interface Transition {
  readonly from: ExecutionStatus
  readonly to: ExecutionStatus
  readonly when: string
}

export const transitions: readonly Transition[] = [
  {
    "from": "accepted",
    "to": "routing",
    "when": "routing begins"
  },
  {
    "from": "accepted",
    "to": "cancelled",
    "when": "cancelled before routing"
  },
  {
    "from": "routing",
    "to": "routing",
    "when": "a retryable attempt failed"
  },
  {
    "from": "routing",
    "to": "running",
    "when": "a target is selected"
  },
  {
    "from": "routing",
    "to": "failed",
    "when": "no attempt is left"
  },
  {
    "from": "routing",
    "to": "cancelled",
    "when": "cancelled while routing"
  },
  {
    "from": "running",
    "to": "routing",
    "when": "a retryable failure before output"
  },
  {
    "from": "running",
    "to": "succeeded",
    "when": "the provider completed"
  },
  {
    "from": "running",
    "to": "failed",
    "when": "the attempt failed for good"
  },
  {
    "from": "running",
    "to": "cancelled",
    "when": "cancelled while running"
  }
]

/** The statuses that may follow a status in a log; events sample states, so every path of the diagram counts. */
export const reachable: Readonly<Record<ExecutionStatus, readonly ExecutionStatus[]>> = {
  "accepted": [
    "accepted",
    "routing",
    "running",
    "succeeded",
    "failed",
    "cancelled"
  ],
  "routing": [
    "routing",
    "running",
    "succeeded",
    "failed",
    "cancelled"
  ],
  "running": [
    "routing",
    "running",
    "succeeded",
    "failed",
    "cancelled"
  ],
  "succeeded": [
    "succeeded"
  ],
  "failed": [
    "failed"
  ],
  "cancelled": [
    "cancelled"
  ]
}

/** The classes of events that the grammar tells apart. */
export type GrammarSymbol =
  | "accepted"
  | "selected"
  | "pre"
  | "out"
  | "attempt_failed"
  | "completed"
  | "failed"
  | "extension"

export type GrammarState =
  | "empty"
  | "between_attempts"
  | "attempt"
  | "output"
  | "ended"

export interface Grammar {
  readonly start: GrammarState
  /** The states in which a log is complete. */
  readonly accepting: readonly GrammarState[]
  /** The next state for each symbol that is legal in a state; any other symbol is a fault. */
  readonly steps: Readonly<Record<GrammarState, Readonly<Partial<Record<GrammarSymbol, GrammarState>>>>>
}

export const grammar: Grammar = {
  "start": "empty",
  "accepting": [
    "ended"
  ],
  "steps": {
    "empty": {
      "accepted": "between_attempts"
    },
    "between_attempts": {
      "selected": "attempt",
      "failed": "ended",
      "extension": "between_attempts"
    },
    "attempt": {
      "pre": "attempt",
      "out": "output",
      "attempt_failed": "between_attempts",
      "completed": "ended",
      "failed": "ended",
      "extension": "attempt"
    },
    "output": {
      "pre": "output",
      "out": "output",
      "completed": "ended",
      "failed": "ended",
      "extension": "output"
    },
    "ended": {}
  }
}

/** The symbol of each event type; every `x-` type is `extension`. */
export const grammarSymbols: Readonly<Record<EventType, GrammarSymbol>> = {
  "execution.accepted": "accepted",
  "route.selected": "selected",
  "route.attempt_failed": "attempt_failed",
  "execution.progress": "pre",
  "usage.reported": "pre",
  "output.delta": "out",
  "output.reasoning.delta": "out",
  "output.refusal.delta": "out",
  "output.provider_state": "out",
  "output.result": "out",
  "tool.call.started": "out",
  "tool.call.arguments.delta": "out",
  "execution.completed": "completed",
  "execution.failed": "failed"
}
