/** What a driver may be asked to do. */
export type Operation =
  | 'hello'
  | 'submit'
  | 'get'
  | 'result'
  | 'cancel'
  | 'runtime'
  | 'providers'
  | 'events'
  | 'execute'
  | 'abort'

/** Knobs of a client; a driver whose client has none of a kind may take the option and leave it. */
export interface DriverOptions {
  readonly idempotency_key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly max_event_bytes?: number
  readonly idle_timeout_ms?: number
  readonly response_timeout_ms?: number
  readonly max_reconnects?: number
  readonly max_retries?: number
  readonly initial_delay_ms?: number
  readonly max_delay_ms?: number
  readonly max_retry_after_ms?: number
  readonly report?: 'events' | 'summary'
}

/** One line for the driver. */
export interface DriverCommand {
  readonly id: string
  readonly op: Operation
  readonly base_url?: string
  readonly execution_id?: string
  readonly request?: unknown
  readonly after?: number
  readonly target?: string
  readonly options?: DriverOptions
}

/** Any JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** An error as a driver tells it. `kind` is one of a closed list. */
export interface DriverError {
  readonly kind: ErrorKind
  readonly message: string
  readonly shown?: string
  readonly code?: string
  readonly status?: number
  readonly retryable?: boolean
  readonly remote_outcome?: string
  readonly provider_code?: string
  readonly retry_after_ms?: number
  readonly oldest?: number
}

export const errorKinds = [
  'api',
  'execution_failed',
  'incomplete',
  'protocol',
  'too_large',
  'timeout',
  'connection',
  'aborted',
  'unsupported'
] as const

export type ErrorKind = (typeof errorKinds)[number]

/** What `events` and `execute` end with. */
export interface ReadingDone {
  readonly execution_id: string
  readonly sequences: readonly number[]
  readonly text: string
  readonly outputs: readonly { readonly index: number; readonly text: string }[]
  readonly tool_calls: readonly {
    readonly call_id: string
    readonly name: string
    readonly arguments: string
    readonly complete?: boolean
  }[]
  readonly usage: readonly JsonObject[]
  readonly finish_reason?: string
  readonly result?: JsonObject
}

/** One line of the driver. */
export type DriverAnswer =
  | { readonly id: string; readonly event: JsonObject }
  | { readonly id: string; readonly started: { readonly execution_id: string } }
  | { readonly id: string; readonly done: JsonObject }
  | { readonly id: string; readonly error: DriverError; readonly sequences?: readonly number[] }
