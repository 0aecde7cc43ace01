import type { StreamClosed, StreamOpened, TranscriptItem } from '../model/transcript.ts'
import type { MonotonicClock } from './clock.ts'
import { type Allowance, boundless } from './memory-budget.ts'
import { createSseRecorder, FrameTooLarge, type SseEvent } from './sse-recorder.ts'
import type { TransportResponse } from './transport.ts'

/** How a stream is to be read. */
export interface StreamPlan {
  readonly reader: string
  /** Absent for a submit that may answer with a stream: the id then comes from the stream itself. */
  readonly execution?: string
  readonly after: number
  /** The lesser of two differing cursors. */
  readonly lesser?: number
  readonly via: StreamOpened['via']
  /** True where only an answer that says `text/event-stream` is a stream. */
  readonly typed?: boolean
  /** Leaves after so many events. */
  readonly events?: number
  /** Waits so long after each event before it reads on. */
  readonly paceMs?: number
  /** Leaves after so many comments. */
  readonly comments?: number
  /** Reads nothing more after so many events until the promise resolves. */
  readonly pause?: { readonly after: number; readonly until: Promise<void> }
  /** Hears every item of this reader. */
  readonly onItem?: (item: TranscriptItem) => void
}

/** What a reader needs from its client. */
export interface StreamContext {
  readonly clock: MonotonicClock
  readonly listener: (item: TranscriptItem) => void
  readonly leaving: AbortController
  /** When the stream was asked for. */
  readonly started: number
  readonly maxFrameBytes?: number
  readonly allowance?: Allowance
}

/** The stream holds more than the client may keep. */
class StreamTooLarge extends Error {
  override readonly name = 'StreamTooLarge'
}

/**
 * Reads one event stream to its end, to the planned number of events, or until patience (the controller) runs out. Never rejects.
 * Items of a stream whose execution is not known yet wait for the first frame; their times are those of arrival.
 */
export async function readStream(
  response: TransportResponse,
  plan: StreamPlan,
  context: StreamContext
): Promise<StreamClosed> {
  const { reader } = plan
  const recorder = createSseRecorder(
    context.maxFrameBytes === undefined ? {} : { maxFrameBytes: context.maxFrameBytes }
  )
  const emit = createEmitter(plan, context, locationId(response.headers))
  const { status, headers } = response
  const { after, via, lesser } = plan
  const { started } = context
  const cursors = { after, ...(lesser === undefined ? {} : { lesser }) }
  emit.item({ kind: 'sse.opened', started, reader, ...cursors, via, status, headers })

  const allowance = context.allowance ?? boundless
  let seen = 0
  let heard = 0
  const readAll = async (): Promise<StreamClosed['how']> => {
    for await (const chunk of response.body) {
      const events = recorder.push(chunk)
      if (!allowance.take(chunk.length, events.length)) throw new StreamTooLarge()
      for (const event of events) {
        emit.event(event)
        if (event.kind === 'comment') heard += 1
        if (event.kind === 'comment' && heard === plan.comments) return 'client'
        if (event.kind !== 'frame') continue
        seen += 1
        if (seen === plan.events) return 'client'
        if (seen === plan.pause?.after) await unlessLeft(plan.pause.until, context.leaving.signal)
        if (plan.paceMs !== undefined) await pause(plan.paceMs, context.leaving.signal)
      }
    }
    // A body that ends with its connection also ends when we leave it.
    return context.leaving.signal.aborted ? reasonOf(undefined, context) : 'eof'
  }
  const how = plan.events === 0 ? 'client' : await readAll().catch((error: unknown) => reasonOf(error, context))
  context.leaving.abort('client')
  return emit.close(how, recorder.residue())
}

function reasonOf(error: unknown, context: StreamContext): StreamClosed['how'] {
  if (error instanceof FrameTooLarge || error instanceof StreamTooLarge) return 'overflow'
  const { aborted, reason } = context.leaving.signal
  if (aborted && reason === 'timeout') return 'timeout'
  return aborted ? 'client' : 'reset'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/** Resolves when the promise does, or when the reader has to leave. */
function unlessLeft(until: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    void until.then(resolve)
  })
}

function locationId(headers: Readonly<Record<string, string>>): string | undefined {
  return /\/v1\/executions\/([^/?#]+)$/.exec(headers.location ?? '')?.[1]
}

type Unnamed<T> = T extends TranscriptItem ? Omit<T, 'execution' | 'time'> : never

interface Emitter {
  item(item: Unnamed<Exclude<TranscriptItem, { kind: 'http.exchange' }>>): void
  event(event: SseEvent): void
  close(how: StreamClosed['how'], residue: number): StreamClosed
}

/** Gives items their time at arrival and, once known, their execution. */
function createEmitter(plan: StreamPlan, context: StreamContext, located: string | undefined): Emitter {
  let execution = plan.execution ?? located
  let held: { item: Parameters<Emitter['item']>[0]; time: number }[] = []

  const give = (item: Parameters<Emitter['item']>[0], time: number): TranscriptItem => {
    const whole = { ...item, time, execution: execution ?? '' } as TranscriptItem
    context.listener(whole)
    plan.onItem?.(whole)
    return whole
  }
  const flush = (): void => {
    for (const { item, time } of held) give(item, time)
    held = []
  }
  const item: Emitter['item'] = (item) => {
    const time = context.clock.monotonic()
    if (execution === undefined) held.push({ item, time })
    else give(item, time)
  }
  return {
    item,
    event(event) {
      const { reader } = plan
      if (event.kind !== 'frame') {
        item({ kind: 'sse.comment', reader, ...commentFields(event) })
        return
      }
      const json = parse(event.data)
      execution ??= executionOf(json)
      flush()
      item({ ...event, kind: 'sse.frame', reader, ...(json === undefined ? {} : { json }) })
    },
    close(how, residue) {
      flush()
      return give({ kind: 'sse.closed', reader: plan.reader, how, residue }, context.clock.monotonic()) as StreamClosed
    }
  }
}

function commentFields(event: Exclude<SseEvent, { kind: 'frame' }>): { id?: string; text?: string } {
  if (event.kind === 'comment') return { text: event.text.slice(0, 1000) }
  return event.id === undefined ? {} : { id: event.id }
}

function executionOf(json: unknown): string | undefined {
  const id = (json as { execution_id?: unknown } | null | undefined)?.execution_id
  return typeof id === 'string' ? id : undefined
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
