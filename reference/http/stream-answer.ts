import type { Context } from 'hono'
import type { EventReader } from '../core/runtime-port.ts'
import { isBehindSocket, outgoingOf } from './behind-socket.ts'
import type { RouteServices } from './route.ts'
import { SocketStream } from './socket-stream.ts'
import { eventStream, eventStreamHeaders } from './sse.ts'

/**
 * The streaming part of a 200 answer. `HEAD` has no body to wait for: its reader is closed at once. Behind a socket of our own server the
 * bytes go there directly. Behind another server's it cancels the stream when the peer leaves; without one only the request's signal
 * tells.
 */
export function openEventStream(context: Context, services: RouteServices, reader: EventReader) {
  const { frames, silence } = services
  if (context.req.method === 'HEAD') reader.close()
  else if (services.writesToSocket) {
    const outgoing = outgoingOf(context)
    if (outgoing)
      return { stream: new SocketStream(outgoing, reader, { frames, silence }).asStream(), headers: eventStreamHeaders }
  }
  const signal = isBehindSocket(context) ? {} : { signal: context.req.raw.signal }
  return {
    stream: eventStream(reader, { frames, silence, ...signal }),
    headers: eventStreamHeaders
  }
}
