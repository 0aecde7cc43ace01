import type { Act, ErrorKind, WireVariant } from '../../model/script.ts'
import type { DialectName } from '../../model/topology.ts'

/** One server-sent event before it is framed: an optional name and the text of its data. */
export interface Frame {
  readonly event?: string
  readonly data: string
}

/** Everything a dialect's words may depend on. The same context and script give the same words. */
export interface SayContext {
  readonly seed: number
  readonly nonce: string
  readonly target: string
  readonly call: number
  readonly model: string
  /** Both of OpenAI's: whether deltas carry an `obfuscation` string. */
  readonly obfuscation: boolean
  /** Chat Completions: whether the request asks for the chunk that holds the counters. */
  readonly usageAsked: boolean
  readonly variants: readonly WireVariant[]
}

/** Says one script in a dialect's words. Stateful: acts are said once, in order. */
export interface Voice {
  /** What comes before the first act. */
  open(): readonly Frame[]
  /** `index` is the act's place in the script. Acts that are not words (waits, cuts, raw bytes) make no frame. */
  say(act: Act, index: number): readonly Frame[]
  /** The answer as one JSON value: what a request without streaming gets once all acts were said. */
  whole(): unknown
}

export interface WireError {
  readonly status: number
  /** The dialect's type and code words for this kind of error. */
  readonly type: string
  readonly code?: string
  readonly message: string
}

export type Headers = Readonly<Record<string, string>>

/** What may be asked about a job. */
export type JobStep = 'status' | 'result' | 'cancel'

/** How a job stands: waiting, running, or over in one of three ways. */
export type JobState =
  | { readonly is: 'queued'; readonly position?: number }
  | { readonly is: 'running'; readonly logs?: readonly string[] }
  | { readonly is: 'made' | 'cancelled' }
  | { readonly is: 'failed'; readonly kind: ErrorKind; readonly message?: string; readonly form?: string }

/** An answer with its HTTP status and its body as JSON. */
export interface WireAnswer {
  readonly status: number
  readonly body: unknown
}

/** The words of a dialect that takes jobs and is asked about them, in place of streaming. */
export interface QueueWords {
  /** `base`: the target's own address, without a slash at its end. */
  accepted(job: { readonly id: string; readonly base: string; readonly model: string }, position: number): WireAnswer
  status(state: JobState, jobId: string): WireAnswer
  /** The answer to a result request; `whole` is what was made. */
  result(state: JobState, whole: unknown, jobId: string): WireAnswer
  cancel(outcome: 'accepted' | 'too_late' | 'unknown'): WireAnswer
  /** A status object with a word of the script's own, or with none. */
  oddStatus(word: string | null): WireAnswer
}

/** What a request asks for. `other` is everything that does not generate and is no model listing. */
export type Route =
  /** `model`: its name, where the path and not the body holds it. */
  | { readonly kind: 'generate'; readonly model?: string }
  | { readonly kind: 'models'; readonly id?: string }
  /** A question about a job that was submitted, by its id. */
  | { readonly kind: 'job'; readonly id: string; readonly step: JobStep }
  | { readonly kind: 'other' }

export interface Dialect {
  readonly name: DialectName
  /** Stands in target ids and names of key variables. */
  readonly short: string
  /** Whether the configuration file has a provider type of this name; without one `LAB_TARGETS` alone names the targets. */
  readonly configurable: boolean
  /** What a base URL ends in, as the provider's own client libraries take it. */
  readonly basePath: '/v1' | ''
  /** `path` is what follows the target's base, any leading `/v1` taken off. */
  route(method: string, path: string): Route
  /** The credential presented. */
  credential(headers: Headers): string | undefined
  /** Why the provider would refuse this generating request as malformed, if it would. */
  objection(headers: Headers, body: Readonly<Record<string, unknown>>): string | undefined
  /** Response headers of every generating answer: the provider's own, with traps in what must not be passed on. */
  headers(context: SayContext): Headers
  wireError(kind: ErrorKind): WireError
  /** The body of an HTTP error answer. */
  errorBody(kind: ErrorKind, message: string | undefined, context: SayContext): unknown
  modelList(model: string): unknown
  modelEntry(model: string): unknown
  voice(acts: readonly Act[], context: SayContext): Voice
  /** Present where a generating request is answered with a job. Of the voice only `whole` is asked then. */
  readonly queue?: QueueWords
}
