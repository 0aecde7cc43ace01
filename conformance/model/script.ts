/**
 * What a provider does, as data. A script is neutral: each dialect says it in its own wire words (`lab/dialects`).
 * *Portable* scripts are the same in process to the last byte (`isPortable`, lab/portable.ts); a reset, a FIN and compression are there what
 * `fetch` shows of them; bytes outside HTTP need a socket (`needsSocket`).
 */

/** Counters as the neutral units mean them: `input` is the whole input, caches included; `output` the whole output. */
export interface UsageCounters {
  readonly input?: UsageNumber
  readonly output?: UsageNumber
  readonly cache_read?: UsageNumber
  readonly cache_write?: UsageNumber
  readonly reasoning?: UsageNumber
}

/** Usually a number; odd values (negative, fractional, a string, null) are written to the wire as they are. */
export type UsageNumber = number | string | null

export type ScriptFinish = 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'refusal' | 'pause' | 'other'

/** Error objects by what they mean; a dialect has its own type, code and shape for each. */
export type ErrorKind =
  | 'overloaded'
  | 'rate_limit'
  | 'quota'
  | 'server'
  | 'invalid_request'
  | 'content_policy'
  | 'authentication'
  | 'permission'
  | 'not_found'
  | 'model_not_found'
  | 'context_length'
  | 'unsupported_parameter'

/**
 * One thing the provider does inside a response stream. Exactly one key. A queue dialect has no stream: there the acts up to `end` or
 * `error` are its answers to one status request after the other (the last is repeated), and those behind it what becomes of result
 * requests; waits, barriers, stalls and cuts befall the request that comes to them.
 */
export type Act =
  | { readonly text: string; readonly part?: number }
  | { readonly reasoning: string; readonly part?: number }
  | { readonly refusal: string; readonly part?: number }
  /**
   * Opens a caller-side tool call; `call` is local to the script, the wire id is derived from it and the nonce. Form `snapshot`: its
   * arguments never come as deltas, only whole where the dialect repeats them (a done event, a final object, a block's start). Form
   * `no_id`: the wire has no id for it, as servers that only resemble the dialect leave it out. `late_name`: its name comes behind its first
   * arguments, or with its end, where the dialect can say it that late.
   */
  | {
      readonly tool: {
        readonly call: string
        readonly name: string
        readonly form?: 'snapshot' | 'no_id' | 'late_name'
      }
    }
  | { readonly args: { readonly call: string; readonly delta: string } }
  /** Running counters: dialects that report usage on the way send them now, others keep the last for the terminal. Behind it some say them once more. */
  | { readonly usage: UsageCounters }
  /** The provider's own terminal. `form` names a variant of the dialect where it has several. */
  | { readonly end: { readonly finish: ScriptFinish; readonly served_model?: string; readonly form?: string } }
  /** An in-band error object. `message` is arbitrary provider text (canaries go here). `form` names a wire variant of the dialect. */
  | { readonly error: { readonly kind: ErrorKind; readonly message?: string; readonly form?: string } }
  /** Harmless noise: a ping or keepalive, an event of an unknown type, an SSE comment, an empty delta. */
  | { readonly noise: 'ping' | 'unknown' | 'comment' | 'empty_delta' }
  | { readonly wait: number }
  /** Waits until the client side releases the named barrier; reports that it was reached. */
  | { readonly barrier: string }
  /** Silence for ever (until the peer leaves). */
  | { readonly stall: true }
  /** The same with a comment ten times a second for ten seconds, so that no timer for silence cuts it off. */
  | { readonly stall: 'murmuring' }
  /** Clean end of the body with no terminal. */
  | { readonly cut: 'eof' }
  /** TCP reset, or FIN of the socket in the middle of the chunked body. */
  | { readonly cut: 'reset' | 'fin' }
  /** Queue dialects: the next answer to a status request says that the job waits, and where. */
  | { readonly queue: { readonly position?: number } }
  /** Queue dialects: the next answer to a status request says that the job runs. The words are those of its log. */
  | { readonly progress: { readonly logs?: readonly string[] } }
  /** Queue dialects: the next answer to a status request (behind `end` or `error`: to a result request) is this one. */
  | { readonly poll: OddAnswer }
  /** Queue dialects: what the model made, as its result says it. Without this act the result holds the texts of the script. */
  | { readonly result: Readonly<Record<string, unknown>> }
  /** Bytes put into the body as they are, outside any frame the dialect makes. */
  | { readonly raw: { readonly utf8: string } | { readonly base64: string } }
  /** Bytes put on the connection outside HTTP's own framing (a broken chunk size, a second status line). Needs a socket. */
  | { readonly socket: { readonly utf8: string } | { readonly base64: string } }

/** An answer to a status or result request that is not as documented. */
export interface OddAnswer {
  /** The word in place of the documented ones; `null`: a status object without one. */
  readonly status?: string | null
  /** The HTTP status; default as documented. */
  readonly http?: number
  /** The whole body, in place of a status object. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a queue dialect does apart from the acts. A job without it is accepted, and cancelled when it is asked to be, as documented. */
export interface QueueHabits {
  /** Fields of the submit answer that differ; `null` leaves one out. */
  readonly submit?: Readonly<Record<string, string | number | null>>
  /** The answer to a cancel request; default: 202 while the job is open, 400 once it is over. */
  readonly cancel?: {
    /** 202: accepted; 400: too late; 404: not known; anything else as it is. */
    readonly http: number
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
    /** What then becomes of the job; by default cancelled at 202, completed at 400, forgotten at 404, else it goes on. */
    readonly job?: 'cancelled' | 'completed' | 'forgotten' | 'goes_on'
    /** No answer at all. */
    readonly silent?: boolean
    readonly before?: { readonly wait: number } | { readonly barrier: string }
  }
}

/** How the body's bytes are cut and framed; nothing here changes what is said. */
export interface Framing {
  readonly eol?: 'lf' | 'crlf' | 'cr'
  readonly bom?: boolean
  readonly comments?: boolean
  /**
   * `frame`: a write a frame (default); `byte`: one byte a write; `whole`: one write; `straddle`: every two frames in three writes, the middle
   * one holding the end of the first and the beginning of the second; a number: seeded random cuts.
   */
  readonly split?: 'frame' | 'byte' | 'whole' | 'straddle' | number
  /** False: no space after the colon of a field. */
  readonly space?: boolean
  /** Each frame's JSON is spread over several `data:` lines. */
  readonly multiline?: boolean
  /** The last frame of the script lacks its blank line. */
  readonly unterminated?: boolean
  /** The body is sent with `content-encoding: gzip`, where the request accepts that. */
  readonly gzip?: boolean
}

/** Harmless habits of the wire, on top of what the dialect does by itself. One that a dialect does not have changes nothing there. */
export type WireVariant =
  /** Every event names its item by another id; indices are right. (OpenAI-compatible dialects) */
  | 'rotating_ids'
  /** Events without `sequence_number`. (OpenAI of early 2025) */
  | 'no_sequence'
  /** A `data: [DONE]` line after the terminal. (OpenAI-compatible dialects) */
  | 'done_sentinel'
  /** Raw reasoning text in place of a summary. (OpenAI, open-weight models) */
  | 'raw_reasoning'
  /** Reasoning comes with its encrypted form, asked for or not. (OpenAI, models that reason) */
  | 'encrypted_reasoning'
  /** The whole answer stands in `message_start`, with no block events. (Anthropic, programmatic tool calling) */
  | 'prefilled'
  /** No padding spaces. (Anthropic) */
  | 'unpadded'
  /** Every character above ASCII is written as a JSON escape. */
  | 'ascii_json'

/** What comes before the head of a response, in milliseconds of ledger time where it is a wait; `stall`: it never comes. */
export type BeforeHead = { readonly wait: number } | { readonly barrier: string } | { readonly stall: true }

export interface StreamScript {
  readonly kind: 'stream'
  readonly acts: readonly Act[]
  readonly framing?: Framing
  readonly headers?: Readonly<Record<string, string>>
  /** Default true: the dialect's preamble is sent before the first act. */
  readonly preamble?: boolean
  readonly variants?: readonly WireVariant[]
  /** Only for the request of a submit with this label; the others pass it by. */
  readonly for?: string
  readonly before?: BeforeHead
  /** Queue dialects only. */
  readonly queue?: QueueHabits
}

/** An answer without a stream: an error object of the dialect, or any body. */
export interface StatusScript {
  readonly kind: 'status'
  readonly status: number
  readonly error?: { readonly kind: ErrorKind; readonly message?: string }
  /** Overrides the dialect's error body. */
  readonly body?: string
  readonly for?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly before?: BeforeHead
}

/**
 * No HTTP answer at all. `refuse`: every connection to the target is refused, so it holds for all of the scenario and is its only call
 * there; the others break off once the request was read.
 */
export interface DropScript {
  readonly kind: 'drop'
  readonly how: 'reset' | 'fin' | 'silence' | 'refuse'
  readonly for?: string
}

export type CallScript = StreamScript | StatusScript | DropScript
