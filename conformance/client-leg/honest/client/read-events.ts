import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DriverOptions, JsonObject } from '../../model/driver-protocol.ts'
import { asClientError, ClientError } from './client-error.ts'
import { exchange, follow, heard, wholeBody } from './exchange.ts'
import type { Frame } from './frames.ts'
import type { Asked, Ended, Parts } from './parts.ts'

/** Where to read, and how. */
export interface Reading {
  readonly base: string
  readonly executionId: string
  readonly after: number
  readonly headers: Readonly<Record<string, string>>
  readonly options: DriverOptions
  readonly signal: AbortSignal
  readonly parts: Parts
}

interface State {
  cursor: number
  connection: number
  asked: Asked
  isOver: boolean
}

/** The events of an execution behind a cursor: each once, in order, over as many connections as it takes. */
export async function* readEvents(reading: Reading): AsyncGenerator<JsonObject, void> {
  const { parts, options, signal } = reading
  const state: State = { cursor: reading.after, connection: 0, asked: {}, isOver: false }
  let tries = 0
  for (;;) {
    let progress = false
    let ended: Ended = { progress }
    try {
      const connection = yield* connect(reading, state, () => {
        progress = true
      })
      ended = { ...connection, progress }
    } catch (error) {
      ended = { progress, error: asClientError(error, signal) }
    }
    if (signal.aborted && parts.onStop !== 'go on') throw new ClientError('aborted', 'the caller has stopped')
    if (state.isOver) return await afterTheTerminal(reading)
    const next = ended.status === 204 ? atNoContent(reading, state) : parts.onEnd(ended, state.cursor)
    if (next === 'done') return
    if (next === 'fail') throw ended.error ?? new ClientError('incomplete', 'the stream ended before the execution')
    tries = parts.tries(tries, ended)
    if (!parts.mayTry(tries, options.max_reconnects ?? 10)) {
      if (parts.givesUp === 'as success') return
      throw parts.unanswered(gaveUp(ended))
    }
    const waits = { ...state.asked, ...(ended.retryAfterMs === undefined ? {} : { retryAfterMs: ended.retryAfterMs }) }
    const ms = parts.waitMs(tries, waits, options)
    if (ms > (options.max_retry_after_ms ?? 60_000)) throw gaveUp(ended)
    await sleep(ms, undefined, parts.onStop === 'go on' ? {} : { signal }).catch(() => undefined)
    if (signal.aborted && parts.onStop !== 'go on') throw new ClientError('aborted', 'the caller has stopped')
  }
}

/** Whatever a client does behind the terminal event that it must not do. */
async function afterTheTerminal({ base, executionId, headers, parts, signal }: Reading): Promise<void> {
  if (parts.afterTerminal !== 'connect again') return
  const url = parts.address(base, `/v1/executions/${executionId}/events`)
  const again = await exchange({ method: 'GET', url, headers, signal, responseTimeoutMs: 1000 })
  again.destroy()
}

const gaveUp = ({ error }: Ended): ClientError =>
  error?.kind === 'api' || error?.kind === 'connection'
    ? error
    : new ClientError('incomplete', 'the stream never came to its end')

/** Nothing follows the cursor: an end only where the caller has said so itself. */
function atNoContent({ after, parts }: Reading, { cursor }: State): 'done' | 'fail' | 'again' {
  if (cursor === after && after > 0 && parts.noContentEnds) return 'done'
  return parts.onEnd({ progress: false, status: 204 }, cursor)
}

async function* connect(
  reading: Reading,
  state: State,
  moved: () => void
): AsyncGenerator<JsonObject, Omit<Ended, 'progress'>> {
  const { base, executionId, headers, options, signal, parts } = reading
  const asks = parts.asks(state.cursor, state.connection)
  const response = await exchange({
    method: 'GET',
    url: parts.address(base, `/v1/executions/${encodeURIComponent(executionId)}/events${asks.query}`),
    headers: { accept: 'text/event-stream', ...parts.headers(headers, state.connection > 0), ...asks.headers },
    signal: heard(parts, signal),
    responseTimeoutMs: parts.responseMs(options)
  })
  state.connection += 1
  const status = response.statusCode ?? 0
  const retryAfterMs = parts.retryAfterMs(response.headers['retry-after'])
  if (status !== 200) {
    const body = await wholeBody(response)
    if (status >= 300 && status < 400) await follow(response, parts, headers, signal)
    if (status >= 300 && status < 400)
      return { status, error: new ClientError('protocol', `the runtime redirects (${status}), which is not followed`) }
    return {
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      error: parts.errorOf(status, body, retryAfterMs)
    }
  }
  const contentType = response.headers['content-type'] ?? ''
  if (!parts.takesType(contentType)) {
    response.destroy()
    return { status, contentType, error: new ClientError('protocol', 'the runtime sent no event stream') }
  }
  try {
    yield* eventsOf(response, reading, state, moved)
  } finally {
    if (parts.afterTerminal === 'close later') setTimeout(() => response.destroy(), 400)
    else if (parts.afterTerminal !== 'leave open' || !state.isOver) response.destroy()
  }
  return { status, contentType }
}

async function* eventsOf(
  response: IncomingMessage,
  { executionId, options, parts, signal }: Reading,
  state: State,
  moved: () => void
): AsyncGenerator<JsonObject, void> {
  const limit = parts.sizeLimit(options.max_event_bytes ?? 16 * 1024 * 1024)
  const decode = parts.decoder()
  const split = parts.lines(limit)
  const frameOf = parts.frames(limit)
  const idle = setTimeout(
    () => response.destroy(new ClientError('timeout', 'silence for too long')),
    parts.idleMs(options)
  )
  const take = function* (frame: Frame): Generator<JsonObject, void> {
    if (frame.retry !== undefined) state.asked = { retryFieldMs: frame.retry }
    const event = parts.eventOf(frame, executionId)
    if (event === undefined) {
      state.cursor = parts.cursorOf(frame, undefined, state.cursor)
      return
    }
    const place = parts.place(Number(event.sequence), state.cursor)
    if (place === 'old') return
    if (place === 'gap') throw new ClientError('connection', 'an event is missing')
    state.cursor = parts.cursorOf(frame, event, state.cursor)
    moved()
    const handed = parts.handsOut(event)
    state.isOver = parts.isTerminal(event)
    if (handed !== undefined) yield handed
  }
  try {
    for await (const chunk of response.iterator({ destroyOnReturn: false })) {
      const text = decode(chunk as Buffer)
      if (parts.idleRestarts(text)) idle.refresh()
      for (const line of split(text)) {
        const frame = frameOf(line)
        if (frame === undefined) continue
        yield* take(frame)
        if (signal.aborted && parts.onStop !== 'go on') return
        if (state.isOver && parts.afterTerminal !== 'read on') return
      }
    }
    const last = parts.lastFrame(() => {
      for (const line of split('\n')) frameOf(line)
      return frameOf('')
    })
    if (last !== undefined) yield* take(last)
  } finally {
    clearTimeout(idle)
  }
}
