/** Name of the exchanges that are made only to see whether the runtime answers meanwhile. */
export const yardstick = 'yardstick'

/** What the kit's own client saw. Times are the same monotonic milliseconds as the ledger's. */
export interface HttpExchange {
  readonly kind: 'http.exchange'
  readonly time: number
  readonly started: number
  readonly exchange: number
  /** The operation id, or `raw` for hand-made requests. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly execution?: string
  /** `as` of the step. */
  readonly name?: string
  readonly idempotencyKey?: string
  readonly requestBody?: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or undefined where the body is not JSON. */
  readonly body?: unknown
  readonly bodyText: string
  /** Why there is no answer. */
  readonly failure?: 'refused' | 'reset' | 'timeout' | 'protocol'
}

/** The head of a 200 event stream (any other answer is an `http.exchange`). */
export interface StreamOpened {
  readonly kind: 'sse.opened'
  readonly time: number
  /** When it was asked for. */
  readonly started?: number
  readonly reader: string
  readonly execution: string
  /** The cursor it was opened with; of two the greater. */
  readonly after: number
  /** The lesser of two differing cursors: that the greater wins is a SHOULD, so a stream may begin behind this one instead. */
  readonly lesser?: number
  readonly via: 'query' | 'header' | 'both' | 'none' | 'inline'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** One dispatched SSE frame, byte-exact. */
export interface StreamFrame {
  readonly kind: 'sse.frame'
  readonly time: number
  readonly reader: string
  readonly execution: string
  /** The `id:` of this very frame, absent when it had none. */
  readonly id?: string
  readonly event?: string
  readonly data: string
  /** Parsed `data`, undefined when it is not JSON. */
  readonly json?: unknown
  /** Byte offset of the frame's first byte in the body. */
  readonly offset: number
}

/** A comment line, or (with `id`) a block without data that nevertheless moved the reader's cursor. */
export interface StreamComment {
  readonly kind: 'sse.comment'
  readonly time: number
  readonly reader: string
  readonly execution: string
  readonly id?: string
  /** What the comment says, without its colon; at most the first 1000 characters. */
  readonly text?: string
}

export interface StreamClosed {
  readonly kind: 'sse.closed'
  readonly time: number
  readonly reader: string
  readonly execution: string
  /** `client`: we left on purpose; `timeout`: no end within the scenario's patience; `overflow`: more than the kit keeps of one run. */
  readonly how: 'eof' | 'reset' | 'client' | 'timeout' | 'overflow'
  /** Bytes of an unfinished frame at the end. */
  readonly residue: number
}

export type TranscriptItem = HttpExchange | StreamOpened | StreamFrame | StreamComment | StreamClosed
