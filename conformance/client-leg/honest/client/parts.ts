import { randomUUID } from 'node:crypto'
import type { DriverError, DriverOptions, JsonObject } from '../../model/driver-protocol.ts'
import { ClientError } from './client-error.ts'
import { createFold, type Fold } from './fold.ts'
import { type Frame, frameReader, lineSplitter } from './frames.ts'

/** What became of one connection. */
export interface Ended {
  /** Whether it brought a new event. */
  readonly progress: boolean
  readonly status?: number
  /** What its head or body asked to wait. */
  readonly retryAfterMs?: number
  readonly error?: ClientError
  readonly contentType?: string
}

/** Where a redirect is followed to, and with what. */
export interface Followed {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly sendsBody: boolean
}

/** Waits that were asked for, milliseconds. */
export interface Asked {
  readonly retryFieldMs?: number
  readonly retryAfterMs?: number
}

/** Every decision of the client that can be right or wrong, each on its own: a mutant is one of them changed. */
export interface Parts {
  /** Whether this media type is one of an event stream. */
  readonly takesType: (type: string) => boolean
  readonly decoder: () => (bytes: Uint8Array) => string
  readonly lines: (limit: number) => (text: string) => string[]
  readonly frames: (limit: number) => (line: string) => Frame | undefined
  /** The frame that stands when a body ends without a blank line. */
  readonly lastFrame: (frame: () => Frame | undefined) => Frame | undefined
  readonly sizeLimit: (wanted: number) => number
  /** The event of a frame; undefined hands out nothing. */
  readonly eventOf: (frame: Frame, executionId: string) => JsonObject | undefined
  readonly place: (sequence: number, cursor: number) => 'next' | 'old' | 'gap'
  readonly cursorOf: (frame: Frame, event: JsonObject | undefined, cursor: number) => number
  /** What is asked of the runtime for a cursor. */
  readonly asks: (
    cursor: number,
    connection: number
  ) => { readonly headers: Record<string, string>; readonly query: string }
  readonly handsOut: (event: JsonObject) => JsonObject | undefined
  readonly isTerminal: (event: JsonObject) => boolean
  /** Whether a terminal event ends the reading at once, and what is done after it. */
  readonly afterTerminal: 'close' | 'close later' | 'leave open' | 'read on' | 'connect again'
  /** What a connection that ended without a terminal event means. */
  readonly onEnd: (ended: Ended, cursor: number) => 'again' | 'fail' | 'done'
  readonly tries: (before: number, ended: Ended) => number
  readonly mayTry: (tries: number, limit: number) => boolean
  readonly givesUp: 'as an error' | 'as success'
  /** Whether a 204 for the caller's own cursor is a clean end. */
  readonly noContentEnds: boolean
  readonly waitMs: (tries: number, asked: Asked, options: DriverOptions) => number
  readonly retryAfterMs: (value: string | undefined) => number | undefined
  readonly idleRestarts: (line: string) => boolean
  readonly idleMs: (options: DriverOptions) => number
  readonly headers: (given: Readonly<Record<string, string>>, isAgain: boolean) => Record<string, string>
  readonly bodyHeaders: Readonly<Record<string, string>>
  readonly key: (given: string | undefined) => string | undefined
  readonly keyAgain: (key: string | undefined) => string | undefined
  readonly body: (request: unknown) => string
  readonly retriesPlain: (status: number | undefined, tries: number, limit: number, key: string | undefined) => boolean
  readonly isSuccess: (operation: string, status: number) => boolean
  readonly answer: (body: JsonObject) => JsonObject
  readonly address: (base: string, path: string) => string
  readonly follows: (location: string, headers: Readonly<Record<string, string>>) => Followed | undefined
  readonly errorOf: (status: number, body: string, retryAfterMs: number | undefined) => ClientError
  /** What a call ends with that found nobody. */
  readonly unanswered: (error: ClientError) => ClientError
  readonly failureOf: (event: JsonObject) => ClientError | undefined
  readonly resultOf: (fetched: JsonObject) => JsonObject
  readonly fold: () => Fold
  readonly printed: (
    error: ClientError,
    given: { readonly headers: Readonly<Record<string, string>>; readonly base: string }
  ) => string
  /** What the caller's stopping does. */
  readonly onStop: 'close' | 'leave open' | 'go on' | 'cancel too' | 'call it done'
  readonly responseMs: (options: DriverOptions) => number
  readonly pingsFirst: boolean
  readonly cancels: boolean
}

/** Timers of Node fire at once beyond this. */
const longestTimer = 2 ** 31 - 1

const passing = new Set([408, 429, 500, 502, 503, 504])

/** A client that keeps every requirement. */
export const honestParts: Parts = {
  takesType: (type) => /^text\/event-stream\s*(;|$)/i.test(type),
  decoder() {
    const decoder = new TextDecoder()
    return (bytes) => decoder.decode(bytes, { stream: true })
  },
  lines: lineSplitter,
  frames: frameReader,
  lastFrame: () => undefined,
  sizeLimit: (wanted) => wanted,
  eventOf(frame, executionId) {
    if (frame.data === undefined) return undefined
    const event = jsonObject(frame.data)
    if (event === undefined || !Number.isSafeInteger(event.sequence) || typeof event.type !== 'string')
      throw new ClientError('protocol', 'what the runtime sent is no event')
    if (event.execution_id !== executionId)
      throw new ClientError('protocol', 'the runtime sent an event of another execution')
    return event
  },
  place: (sequence, cursor) => (sequence <= cursor ? 'old' : sequence === cursor + 1 ? 'next' : 'gap'),
  cursorOf: (_, event, cursor) => (event === undefined ? cursor : Number(event.sequence)),
  asks: (cursor) => ({ headers: cursor === 0 ? {} : { 'last-event-id': String(cursor) }, query: '' }),
  handsOut: (event) => event,
  isTerminal: ({ type }) => type === 'execution.completed' || type === 'execution.failed',
  afterTerminal: 'close',
  onEnd: ({ status, error }) => {
    if (error?.kind === 'protocol' || error?.kind === 'too_large') return 'fail'
    if (status === undefined || status === 200) return 'again'
    return passing.has(status) ? 'again' : 'fail'
  },
  tries: (before, { progress }) => (progress ? 0 : before + 1),
  mayTry: (tries, limit) => tries <= limit,
  givesUp: 'as an error',
  noContentEnds: true,
  waitMs(tries, { retryFieldMs = 0, retryAfterMs = 0 }, options) {
    const most = options.max_delay_ms ?? 10_000
    const spread = Math.min((options.initial_delay_ms ?? 250) * 2 ** Math.max(0, tries - 1), most)
    return Math.min(Math.max(Math.random() * spread, retryFieldMs, retryAfterMs), longestTimer)
  },
  retryAfterMs(value) {
    if (value === undefined) return undefined
    if (/^\d+$/.test(value)) return Number(value) * 1000
    const date = Date.parse(value)
    return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
  },
  idleRestarts: () => true,
  idleMs: (options) => options.idle_timeout_ms ?? 60_000,
  headers: (given) => ({ ...given }),
  bodyHeaders: { 'content-type': 'application/json' },
  key: (given) => given ?? randomUUID(),
  keyAgain: (key) => key,
  body: (request) => JSON.stringify(request),
  retriesPlain: (status, tries, limit) =>
    tries < limit && (status === undefined || [429, 502, 503, 504].includes(status)),
  isSuccess: (operation, status) => status === 200 || status === 202 || (operation === 'runtime' && status === 503),
  answer: (body) => body,
  address: (base, path) => base.replace(/\/$/, '') + path,
  follows: () => undefined,
  errorOf(status, body, retryAfterMs) {
    const { error } = jsonObject(body) ?? {}
    const known = typeof error === 'object' && error !== null ? factsOf(error as JsonObject) : {}
    const waits = retryAfterMs === undefined ? {} : { retry_after_ms: retryAfterMs }
    return new ClientError('api', `the runtime answered ${status}`, { ...waits, ...known, status })
  },
  unanswered: (error) => error,
  failureOf: ({ type, error }) =>
    type === 'execution.failed'
      ? new ClientError('execution_failed', 'the execution failed', factsOf(error as JsonObject))
      : undefined,
  resultOf: (fetched) => fetched,
  fold: createFold,
  printed: (error) => `${error.stack}`,
  onStop: 'close',
  responseMs: (options) => options.response_timeout_ms ?? 30_000,
  pingsFirst: false,
  cancels: true
}

const types = {
  code: 'string',
  retryable: 'boolean',
  remote_outcome: 'string',
  provider_code: 'string',
  retry_after_ms: 'number',
  oldest: 'number'
}

/** What an error of the protocol says, field by field. */
export function factsOf(error: JsonObject): Omit<DriverError, 'kind' | 'message'> {
  return Object.fromEntries(
    Object.entries(types).flatMap(([field, type]) => (typeof error[field] === type ? [[field, error[field]]] : []))
  )
}

export function jsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}
