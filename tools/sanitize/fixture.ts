import type { Chunk, Exchange } from './exchange.ts'
import type { ProviderName } from './provider-name.ts'

/** `fixture.yaml` as `fixtures/fixture.schema.json` has it, as far as it is read and written here. */
export interface FixtureFile {
  readonly version: 1
  readonly id: string
  readonly provider: ProviderName
  readonly title: string
  readonly provenance: {
    readonly kind: 'constructed' | 'recorded'
    readonly wire: string
    readonly clauses: readonly string[]
    readonly recorded?: { readonly date: string; readonly sanitiser: string }
  }
  readonly api_version?: string
  readonly request?: FixtureRequest
  readonly response?: FixtureResponse
  /** Queues alone: where recorded addresses point to, the model that is asked, and all exchanges of the job, bodies included. */
  readonly base_url?: string
  readonly model?: string
  readonly exchange?: readonly { readonly request: FixtureRequest; readonly response: FixtureResponse }[]
}

export interface FixtureRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

export interface FixtureResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Name of the file that holds the body; for queues the body itself. */
  readonly body: string
  readonly chunks?: readonly Chunk[]
  readonly ending?: 'complete' | 'reset' | 'silence'
}

/** `recorded.json`: what was done to a recording, beside what people write about it in `fixture.yaml`. */
export interface SanitizingRecord {
  readonly sanitiser: string
  readonly rules: string
  /** False: holds a stand-in for encrypted state, which the provider would refuse if it were sent back. */
  readonly replayable: boolean
  /** How often each rule replaced something. */
  readonly replaced: Readonly<Record<string, number>>
  /** Exceptions that a person made. */
  readonly allowed: readonly string[]
  /** SHA-256 of each body before and after, by its file or its place among the exchanges. */
  readonly sha256: Readonly<Record<string, { readonly before: string; readonly after: string }>>
}

/** A fixture that was recorded: one exchange, or all exchanges of a queued job. */
export interface RecordedFixture {
  /** Folder below the fixtures' root: provider and behaviour. */
  readonly id: string
  readonly file: Omit<FixtureFile, 'request' | 'response' | 'exchange'>
  readonly record: SanitizingRecord
  readonly exchanges: readonly Exchange[]
}
