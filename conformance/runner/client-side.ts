import type { Client } from '../client/index.ts'
import type { ClientStep, RequestLimit, Scenario } from '../model/scenario.ts'
import type { StreamClosed } from '../model/transcript.ts'
import type { Enrolment } from './context.ts'
import type { Tokens } from './fill.ts'
import type { OwnProcess } from './process-steps.ts'
import type { Recording } from './recording.ts'

/** One kind of step. */
export type Step<Do extends ClientStep['do']> = Extract<ClientStep, { do: Do }>

/** The client side of one run while it goes on. */
export interface ClientSide {
  readonly scenario: Scenario
  readonly tokens: Tokens
  readonly client: Client
  readonly enrolment: Enrolment
  readonly recording: Recording
  readonly patienceMs: number
  /** Hears of every submit that the runtime had no room for. */
  readonly onBusy?: () => void
  /** The limits on requests that are in force. */
  readonly limits: Readonly<Record<RequestLimit, number>>
  /** Name of an execution → its id, filled as submits are answered. */
  readonly executions: Map<string, string>
  /** Name of an execution → what was submitted, and the answer to the last question for its result. */
  readonly requests: Map<string, Readonly<Record<string, unknown>>>
  readonly results: Map<string, unknown>
  /** Readers that went to the background. */
  readonly readers: Map<string, Promise<StreamClosed | undefined>>
  /** What else was sent and not waited for. */
  readonly pending: Promise<unknown>[]
  /** Readers that stop at a place of theirs → what lets them go on. */
  readonly paused: Map<string, () => void>
  /** The runtime's process, where the scenario has it for itself. */
  readonly process?: OwnProcess
}

/** Does something as often as a step says. */
export const times = <Out>(step: { readonly times?: number }, make: (position: number) => Out): Out[] =>
  Array.from({ length: step.times ?? 1 }, (_, position) => make(position))
