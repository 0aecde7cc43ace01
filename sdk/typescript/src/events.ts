import { backoff } from './backoff.ts'
import { answerError, type Calls, mayRetry, type RequestParts } from './calls.ts'
import { ModelRuntimeError, protocolError } from './errors.ts'
import { createEventReader } from './event-reader.ts'
import { isEventStream, transportError } from './exchange.ts'
import { type AnyEvent, terminalEventTypes } from './generated/events.ts'
import { isObject, parseJson } from './json.ts'
import type { EventsOptions } from './options.ts'
import { createScope, type Scope } from './scope.ts'

const path = '/v1/executions/{id}/events'
const reconnectable = [408, 429, 500, 502, 503, 504]
const terminalStatuses = ['succeeded', 'failed', 'cancelled']

const gap = 'an event is missing from the stream'
const early = 'the events ended without a terminal event'

const parse = (data: string, id: string): AnyEvent => {
  const event = parseJson(data)
  if (!isObject(event) || !Number.isSafeInteger(event.sequence))
    throw protocolError('an event is not a JSON object with a sequence')
  if (event.execution_id !== id) throw protocolError('an event belongs to another execution')
  return event as unknown as AnyEvent
}

/**
 * The events of one execution, each once and in order, over any number of connections. One reader: every loop over it goes on where the one
 * before it stopped, and leaving a loop ends it.
 */
export interface EventStream extends AsyncIterableIterator<AnyEvent, undefined> {
  /** The sequence of the last event that was handed out. */
  readonly lastSequence: number
  /** The terminal event, once it was handed out. */
  readonly terminal: AnyEvent | undefined
  /** Ends the reading and closes the socket at once, also while an event is awaited. */
  return(): Promise<IteratorResult<AnyEvent, undefined>>
  [Symbol.asyncIterator](): EventStream
}

interface Connection {
  readonly scope: Scope
  /** Gives the data of events that came together, or `undefined` at the end of the body. */
  read: () => Promise<string[] | undefined>
}

const end = { value: undefined, done: true } as const

/**
 * Opens nothing before the first event is asked for.
 *
 * @see spec/chapters/07-streaming.md
 */
export const createEventStream = (calls: Calls, id: string, { after = 0, signal }: EventsOptions = {}): EventStream => {
  const { api, settings } = calls
  const outer = createScope(signal)
  let cursor = after
  let failures = 0
  let retryMs: number | undefined
  let connection: Connection | undefined
  let askedSnapshot = false
  let finished = false
  let terminal: AnyEvent | undefined
  let fault: unknown
  let batch: string[] = []
  let at = 0
  let busy: Promise<unknown> | undefined

  const disconnect = () => {
    connection?.scope.close()
    connection = undefined
    batch = []
  }
  const finish = () => {
    finished = true
    disconnect()
    outer.close()
  }

  /** The next event of what has been read; a fault in it is kept for `advance`, which tells it once all before it is handed out. */
  const take = (): AnyEvent | undefined => {
    if (outer.signal.aborted) return undefined
    for (let data = batch[at]; data !== undefined; data = batch[at]) {
      at += 1
      try {
        const event = parse(data, id)
        if (event.sequence <= cursor) continue
        if (event.sequence > cursor + 1) throw protocolError(gap)
        cursor = event.sequence
        failures = 0
        if (!terminalEventTypes.includes(event.type)) return event
        terminal = event
        finish()
        return event
      } catch (error) {
        fault = error
        batch = []
      }
    }
    return undefined
  }

  /** Whether no event was handed out behind the cursor that the caller chose: then it is no surprise that nothing follows. */
  const atCallersCursor = () => after > 0 && cursor === after

  const connect = async () => {
    const scope = createScope(outer.signal)
    const opened: Connection = { scope, read: async () => undefined }
    connection = opened
    const send = ({ headers, ...parts }: RequestParts) => {
      headers.set('accept', 'text/event-stream')
      if (cursor > 0) headers.set('last-event-id', String(cursor))
      return api.GET(path, { params: { path: { id } }, parseAs: 'stream', headers, ...parts })
    }
    const answer = await calls.attempt(scope, send, true)
    const { data: body, response } = answer
    if (!response.ok) throw answerError(answer)
    if (response.status === 204) {
      if (!atCallersCursor()) throw incomplete(protocolError('no event follows'))
      finish()
    } else if (!isEventStream(response)) throw protocolError('the answer is no event stream')
    else if (body) opened.read = createEventReader({ ...settings, body, scope, onRetry: (ms) => (retryMs = ms) })
  }

  const incomplete = (cause: unknown) => new ModelRuntimeError('incomplete', early, { cause })

  /** Asks once whether the execution is over and the caller's own cursor at its end. */
  const nothingFollows = async (scope: Scope): Promise<boolean> => {
    if (askedSnapshot || !atCallersCursor()) return false
    askedSnapshot = true
    const send = (parts: RequestParts) => api.GET('/v1/executions/{id}', { params: { path: { id } }, ...parts })
    const answer = await calls.attempt(scope, send).catch(() => undefined)
    const { status = '', last_sequence = 0 } = answer?.data ?? {}
    return terminalStatuses.includes(status) && last_sequence <= cursor
  }

  const advance = async () => {
    outer.signal.throwIfAborted()
    if (fault) {
      const told = fault
      fault = undefined
      throw told
    }
    if (!connection) return connect()
    const { scope, read } = connection
    const more = await read().catch((error) => {
      throw transportError(error, scope)
    })
    at = 0
    batch = more ?? []
    if (more) return
    if (!(await nothingFollows(scope))) throw new ModelRuntimeError('connection', early)
    finish()
  }

  const mayReconnect = (error: unknown): error is ModelRuntimeError =>
    error instanceof ModelRuntimeError && (mayRetry(error, settings, reconnectable) || error.message === gap)

  /** Resolves to what interrupted the waiting, if anything did. */
  const pause = ({ retryAfterMs = 0 }: ModelRuntimeError): Promise<unknown> => {
    const floor = Math.max(retryAfterMs, Math.min(retryMs ?? 0, settings.maxRetryAfterMs))
    const policy = { ...settings, initialDelayMs: retryMs ?? settings.initialDelayMs }
    return outer.sleep(backoff(policy, failures++, floor, Math.random())).catch((reason) => reason)
  }

  /** Waits where another connection may help, and throws where none can. */
  const recover = async (error: unknown) => {
    let told = error
    disconnect()
    if (mayReconnect(error)) {
      if (failures < settings.maxReconnects) told = await pause(error)
      else if (error.message !== gap) told = incomplete(error)
    }
    if (!told || finished) return
    finish()
    throw told instanceof ModelRuntimeError ? Object.assign(told, { lastSequence: cursor }) : told
  }

  const pull = async (): Promise<IteratorResult<AnyEvent, undefined>> => {
    for (;;) {
      const event = take()
      if (event !== undefined) return { value: event, done: false }
      if (finished) return end
      await advance().catch(recover)
    }
  }

  return {
    get lastSequence() {
      return cursor
    },
    get terminal() {
      return terminal
    },
    next() {
      // What is read already needs no waiting, unless somebody waits in front.
      const event = busy === undefined ? take() : undefined
      if (event !== undefined) return Promise.resolve({ value: event, done: false })
      const step = Promise.resolve(busy).then(pull)
      const turn = step
        .catch(() => undefined)
        .then(() => {
          if (busy === turn) busy = undefined
        })
      busy = turn
      return step
    },
    async return() {
      finish()
      return end
    },
    [Symbol.asyncIterator]() {
      return this
    }
  }
}
