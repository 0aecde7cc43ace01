import { SocketStream } from './socket-stream.ts'

/** An answer of any operation: a JSON body, an event stream, or neither. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly stream?: ReadableStream<Uint8Array>
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Writes an answer as a response. JSON bodies hold states that change, so nothing between may keep them. */
export function answerResponse({ status, body, stream, headers }: Answer): Response {
  if (stream instanceof SocketStream) return stream.respond({ status, headers: { ...headers } })
  if (stream) return new Response(stream, { status, headers: { ...headers } })
  if (body === undefined) return new Response(null, { status, headers: { ...headers } })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers }
  })
}
