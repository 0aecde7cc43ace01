import type { ServerResponse } from 'node:http'
import type { EventReader } from '../core/runtime-port.ts'
import { createEventSource, type EventSourceOptions } from './event-source.ts'
import { afterTurn } from './turns.ts'

/** Status and headers of an answer. */
export interface Head {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/**
 * What the server's listener takes as "answered already". The copy of a response is Node's own, whatever a listener has made of the
 * global; nothing of it is used up, so that one is enough.
 */
const alreadySent = new Response(null, { headers: { 'x-hono-already-sent': 'true' } }).clone()

/**
 * An event stream that goes to Node's response as it is: the head leaves with the first chunk and the end with the last, and an event costs
 * a reader one write in place of the steps of a web stream.
 */
export class SocketStream {
  readonly #send: (head: Head) => void

  constructor(outgoing: ServerResponse, reader: EventReader, options: EventSourceOptions) {
    this.#send = (head) => sendEvents(outgoing, head, reader, options)
  }

  /** As the stream of an answer, which `answerResponse` alone looks into. To make a real one costs as much as many events. */
  asStream(): ReadableStream<Uint8Array> {
    return this as unknown as ReadableStream<Uint8Array>
  }

  /** Starts to write; the answer for the listener is that there is nothing left to do. */
  respond(head: Head): Response {
    this.#send(head)
    return alreadySent
  }
}

function sendEvents(
  outgoing: ServerResponse,
  { status, headers }: Head,
  reader: EventReader,
  options: EventSourceOptions
): void {
  let written = false
  const pull = (): void => source.pull()
  const source = createEventSource(reader, options, {
    write(bytes) {
      written = true
      if (outgoing.write(bytes)) pull()
      else outgoing.once('drain', pull)
    },
    end: () => void outgoing.end()
  })
  // The reader may have left while the answer was looked up, and an error says no more than the close that comes with it.
  if (outgoing.destroyed) {
    source.cancel()
    return
  }
  outgoing.once('close', source.cancel)
  outgoing.on('error', source.cancel)
  outgoing.writeHead(status, headers)
  pull()
  // Where there is nothing to read yet, the head says alone that the stream is open.
  afterTurn(() => {
    if (!written && !outgoing.destroyed) outgoing.flushHeaders()
  })
}
