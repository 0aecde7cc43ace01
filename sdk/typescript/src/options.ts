/** Like the global `fetch`, which is the default. It must not follow redirects, and must heed the signal. */
export type Transport = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>

/** Headers, or what makes them for each request, so that a token can be renewed. */
export type HeaderSource = HeadersInit | (() => HeadersInit | Promise<HeadersInit>)

export interface ClientOptions {
  /** Where the runtime, or the gateway in front of it, is; a path is kept. Credentials belong in `headers`. */
  readonly baseUrl: string
  readonly headers?: HeaderSource
  readonly fetch?: Transport
  /** How long the head of an answer may take. @default 30000 */
  readonly responseTimeoutMs?: number
  /** How long a body may be silent; a comment is a sign of life. @default 60000 */
  readonly idleTimeoutMs?: number
  /** The largest event that is taken, in bytes. @default 16777216 */
  readonly maxEventBytes?: number
  /** The largest body of any other answer, in bytes. @default 67108864 */
  readonly maxBodyBytes?: number
  /** How often a plain call is tried again after a lost connection, 429, 502, 503 or 504. @default 2 */
  readonly maxRetries?: number
  /** How often in a row the events are asked for again without a new event. @default 10 */
  readonly maxReconnects?: number
  /** The delay that doubles with each failure in a row; a random share of it is waited. @default 250 */
  readonly initialDelayMs?: number
  /** @default 10000 */
  readonly maxDelayMs?: number
  /** The longest `Retry-After` that is waited for; a longer one is an error at once. @default 60000 */
  readonly maxRetryAfterMs?: number
}

export interface CallOptions {
  /** Ends the call, closing its socket at once; never cancels the execution. */
  readonly signal?: AbortSignal
}

export interface SubmitOptions extends CallOptions {
  /** 1–256 visible ASCII characters. Made up when absent; one and the same key for all tries of a submit. */
  readonly idempotencyKey?: string
}

export interface EventsOptions extends CallOptions {
  /** The sequence after which to begin. @default 0 */
  readonly after?: number
}

export type Settings = Required<Omit<ClientOptions, 'headers'>> & Pick<ClientOptions, 'headers'>

export const withDefaults = (options: ClientOptions): Settings => ({
  fetch: (request, init) => fetch(request, init),
  responseTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  maxEventBytes: 2 ** 24,
  maxBodyBytes: 2 ** 26,
  maxRetries: 2,
  maxReconnects: 10,
  initialDelayMs: 250,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
  // What is given as undefined is not given.
  ...(Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined)
  ) as unknown as ClientOptions)
})
