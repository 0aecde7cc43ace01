import { backoff } from './backoff.ts'
import { type Calls, mayRetry } from './calls.ts'
import { connect, isAtEnd, missing, parseEvent, type Read } from './connection.ts'
import { ModelRuntimeError, protocolError } from './errors.ts'
import { transportError } from './exchange.ts'
import { type AnyEvent, terminalEventTypes } from './generated/events.ts'
import type { EventsOptions } from './options.ts'
import { createScope, type Scope } from './scope.ts'

const reconnectable = [408, 429, 500, 502, 503, 504]
const early = 'the events ended without a terminal event'

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

const end = { value: undefined, done: true } as const

/**
 * Opens nothing before the first event is asked for.
 *
 * @see spec/chapters/07-streaming.md
 */
export const createEventStream = (calls: Calls, id: string, { after = 0, signal }: EventsOptions = {}): EventStream => {
  const { settings } = calls
  const outer = createScope(signal)
  let cursor = after
  let failures = 0
  let retryMs: number | undefined
  let scope: Scope | undefined
  let read: Read | undefined
  let askedSnapshot = false
  let finished = false
  let terminal: AnyEvent | undefined
  let fault: unknown
  let batch: string[] = []
  let at = 0
  let busy: Promise<unknown> | undefined

  const disconnect = () => {
    scope?.close()
    read = undefined
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
        const event = parseEvent(data, { id, cursor })
        if (event.sequence <= cursor) continue
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

  const incomplete = (cause: unknown) => new ModelRuntimeError('incomplete', early, { cause })

  const open = async () => {
    scope = createScope(outer.signal)
    read = await connect(calls, { id, cursor, scope, onRetry: (ms) => (retryMs = ms) })
    if (read) return
    if (!atCallersCursor()) throw incomplete(protocolError('no event follows'))
    finish()
  }

  const advance = async () => {
    outer.signal.throwIfAborted()
    if (fault) {
      const told = fault
      fault = undefined
      throw told
    }
    if (!read || !scope) return open()
    const within = scope
    const more = await read().catch((error) => {
      throw transportError(error, within)
    })
    at = 0
    batch = more ?? []
    if (more) return
    const mayBeOver = !askedSnapshot && atCallersCursor()
    askedSnapshot ||= mayBeOver
    if (!mayBeOver || !(await isAtEnd(calls, { id, cursor, scope: within })))
      throw new ModelRuntimeError('connection', early)
    finish()
  }

  const mayReconnect = (error: unknown): error is ModelRuntimeError =>
    error instanceof ModelRuntimeError && (mayRetry(error, settings, reconnectable) || error.message === missing)

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
      else if (error.message !== missing) told = incomplete(error)
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
