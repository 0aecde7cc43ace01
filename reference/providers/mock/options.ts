import type { ErrorCode, FinishReason, Modality, RemoteOutcome } from '../../../generated/types.ts'
import type { Clock, FailureClass } from '../../core/ports.ts'

/** How a mock call fails. */
export interface MockFailure {
  readonly class: FailureClass
  readonly code: ErrorCode
  readonly message?: string
  readonly provider_code?: string
  readonly retry_after_ms?: number
  readonly remote_outcome?: RemoteOutcome
  /** Output deltas before the failure; 0, the default, fails before output. */
  readonly after_deltas?: number
  /** Only the first so many calls fail; absent, every call does. */
  readonly calls?: number
}

export interface MockToolCall {
  readonly name: string
  readonly arguments: string
}

/** What the mock answers. Everything is optional: by default it answers at once, from the input, a word a delta. */
export interface MockBehaviour {
  /** The answer; absent, it is made from the input. */
  readonly text?: string
  /** Exactly so many output deltas; the answer is repeated until it has a character for each. */
  readonly deltas?: number
  /** Deltas that arrive together; by default one where there is a delay, else up to 1024. */
  readonly deltas_per_batch?: number
  readonly first_delay_ms?: number
  /** Pause before each batch after the first. */
  readonly delay_ms?: number
  readonly reasoning?: string
  readonly refusal?: string
  /** Calls that follow the text, whatever tools there are; absent, the first tool of the request is called. */
  readonly tool_calls?: readonly MockToolCall[]
  /** Quantity by unit; absent, words are counted; empty, nothing is reported. */
  readonly usage?: Readonly<Record<string, number>>
  readonly finish_reason?: FinishReason
  /** State, any JSON, that comes before the output of every call; one that is given back is heard. */
  readonly provider_state?: unknown
  readonly failure?: MockFailure
}

/** What the mock says that it can do. Absent: all of it, with text and JSON as input. */
export interface MockCapabilities {
  readonly input_modalities?: readonly Modality[]
  readonly tools?: boolean
  readonly structured_output?: boolean
  readonly conversation?: boolean
  readonly parameters?: readonly string[]
}

export interface MockOptions {
  readonly id: string
  readonly model: string
  readonly abilities: readonly string[]
  readonly capabilities?: MockCapabilities
  readonly behaviour?: MockBehaviour
  readonly maxConcurrency: number
  readonly maxQueueDepth: number
  readonly clock: Clock
}
