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
  /** OpenAI: whether deltas carry an `obfuscation` string. */
  readonly obfuscation: boolean
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

/** What a request asks for. `other` is everything that does not generate and is no model listing. */
export type Route =
  | { readonly kind: 'generate' }
  | { readonly kind: 'models'; readonly id?: string }
  | { readonly kind: 'other' }

export interface Dialect {
  readonly name: DialectName
  /** Stands in target ids and names of key variables. */
  readonly short: string
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
}
