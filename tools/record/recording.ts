import type { Chunk, ExchangeEnd, HeaderList } from '../sanitize/exchange.ts'

/** Version of the folder's form; a change that old readers misread gets a new one. */
export const recordingVersion = 1

/** `exchange.json`: everything of a recorded exchange but its bodies. */
export interface Recording {
  readonly version: typeof recordingVersion
  /** When the request came in, in UTC, to the second. */
  readonly recorded_at: string
  /** Scheme, host and port that the request was sent to. */
  readonly upstream: string
  readonly request: {
    readonly method: string
    /** With the query, in which only harmless values remain. */
    readonly path: string
    readonly headers: HeaderList
    readonly body: 'request.body' | null
  }
  /** `null` when no answer came. */
  readonly response: {
    readonly status: number
    readonly headers: HeaderList
    readonly body: 'response.body'
    readonly chunks: readonly Chunk[]
  } | null
  readonly end: ExchangeEnd | 'no_answer'
  /** How often a piece of a presented credential was blacked out in path or bodies. */
  readonly blacked_out: number
}
