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

/** Creates a sink that answers with a stream. `cancelled` is called when the reader lets go of the body. */
export function streamSink(cancelled: () => void): StreamSink {
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
      const source = { start, pull, cancel: cancelled }
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
    raw: () => undefined,
    leave(reason) {
      controller?.error(reason)
      respond(HttpResponse.error())
    }
  }
}
