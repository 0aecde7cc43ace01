import type { ProviderName } from './provider-name.ts'

/** A chunk of a response body as it came in: its size, and when, in milliseconds since the request, rounded to ten. */
export interface Chunk {
  readonly bytes: number
  readonly at_ms: number
}

/** How a recorded answer came to its end. */
export type ExchangeEnd = 'complete' | 'client_left' | 'upstream_broke' | 'recorder_stopped'

/** A header list whose values may be published or recorded, and the names of those that were left out. */
export interface HeaderList {
  readonly values: Readonly<Record<string, string>>
  readonly dropped: readonly string[]
}

/** One request and its answer, from a recording or from a fixture. Bodies are bytes, each as one character. */
export interface Exchange {
  /** Folder it was read from, below the directory given. */
  readonly name: string
  readonly provider: ProviderName
  /** Scheme, host and port it was recorded at; in a fixture the provider's stand-in. */
  readonly origin: string
  readonly request:
    | {
        readonly method: string
        readonly path: string
        readonly headers: HeaderList
        readonly body: string | undefined
      }
    | undefined
  readonly response: { readonly status: number; readonly headers: HeaderList; readonly body: string }
  readonly chunks: readonly Chunk[] | undefined
  readonly end: ExchangeEnd
}
