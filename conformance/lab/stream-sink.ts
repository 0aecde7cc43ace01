import { HttpResponse } from 'msw'
import type { Sink } from './perform.ts'

/** A sink whose other end is a `Response`. */
export interface StreamSink extends Sink {
  /** Resolves with the answer once its head is there; a network error is a `Response` of type `error`. */
  readonly response: Promise<Response>
  /** The peer left: readers get the reason, an answer not yet begun is a network error. */
  leave(reason: unknown): void
}

const readAhead = 65_536

/** What happens at the other end of a stream sink, or cannot happen there. */
export interface StreamSinkEvents {
  /** The reader let go of the body. */
  cancelled(): void
  /** The script asked for something that only a socket has. */
  needsSocket(what: string): void
}

/** Creates a sink that answers with a stream. */
export function streamSink(events: StreamSinkEvents): StreamSink {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let respond: (response: Response) => void = () => {}
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  let pulled: (() => void)[] = []
  const nextPull = (): Promise<void> => new Promise((resolve) => pulled.push(resolve))
  /** Erroring a stream throws away what its reader has not taken yet, so the reader is given the time. */
  const breakOff = async (): Promise<void> => {
    while (controller !== undefined && (controller.desiredSize ?? readAhead) < readAhead) await nextPull()
    controller?.error(new TypeError('terminated'))
    respond(HttpResponse.error())
  }
  const pull = (): void => {
    const waiting = pulled
    pulled = []
    for (const resolve of waiting) resolve()
  }
  return {
    response,
    head(status, headers) {
      const start = (given: ReadableStreamDefaultController<Uint8Array>): void => {
        controller = given
      }
      const source = { start, pull, cancel: events.cancelled }
      const body = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: readAhead }))
      const bodiless = status === 204 || status === 304
      respond(new HttpResponse(bodiless ? null : body, { status, headers }))
    },
    write(bytes) {
      controller?.enqueue(bytes)
      return (controller?.desiredSize ?? 1) > 0 ? undefined : nextPull()
    },
    flushed: () => Promise.resolve(),
    end: () => controller?.close(),
    reset: () => void breakOff(),
    fin: () => void breakOff(),
    raw() {
      events.needsSocket('bytes outside HTTP')
      return undefined
    },
    leave(reason) {
      controller?.error(reason)
      respond(HttpResponse.error())
    }
  }
}
