import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A raw TCP server that answers as no HTTP server would; closed with all its connections. */
export interface HostileServer {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Hears the first bytes of each connection: the request line and whatever came with it. */
export type Hostility = (socket: Socket, request: string) => void

/** Serves a hostility on a free port of 127.0.0.1. */
export async function startHostileServer(hostility: Hostility): Promise<HostileServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', (bytes) => hostility(socket, bytes.toString('latin1')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

/** Writes the same bytes as fast as the peer takes them, for as long as it stays. */
export function flood(socket: Socket, bytes: string | Buffer): void {
  const push = (): void => {
    while (!socket.destroyed && socket.write(bytes)) if (socket.writableLength > 1 << 20) break
    if (!socket.destroyed) socket.once('drain', push)
  }
  push()
}

/** Writes a few bytes now and then, for as long as the peer stays. */
function drip(socket: Socket, first: string, bytes: string): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(bytes), 20)
  socket.once('close', () => clearInterval(timer))
}

const head = (status: string, headers: string): string => `HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`

const eventStream = head('200 OK', 'content-type: text/event-stream\r\nconnection: close')
const chunkedStream = head('200 OK', 'content-type: text/event-stream\r\ntransfer-encoding: chunked')

const event = (sequence: number): string =>
  `id: ${sequence}\nevent: x-flood\ndata: {"execution_id":"e","sequence":${sequence},"type":"x-flood","status":"accepted"}\n\n`

/** What a runtime may do to hurt whoever asks it something, by name. */
export const hostilities: Readonly<Record<string, Hostility>> = {
  'closes at once': (socket) => socket.destroy(),
  'closes in its status line': (socket) => socket.end('HTTP/1.1 20'),
  'closes in its headers': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-type: appl'),
  'closes in its body': (socket) => socket.end(`${head('200 OK', 'content-length: 1000')}{"name":`),
  'never ends its headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    flood(socket, `x-more: ${'a'.repeat(1000)}\r\n`.repeat(20))
  },
  'drips its headers': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\n', 'a'),
  'sends a gigabyte': (socket) => {
    socket.write(head('200 OK', 'content-type: application/json\r\ncontent-length: 1073741824'))
    flood(socket, Buffer.alloc(1 << 18, 0x20))
  },
  'sends a body without end': (socket) => {
    socket.write(head('200 OK', 'content-type: application/json\r\ntransfer-encoding: chunked'))
    flood(socket, `10000\r\n${' '.repeat(0x10000)}\r\n`)
  },
  'sends a gzip bomb': (socket) => {
    socket.write(head('200 OK', 'content-type: application/json\r\ncontent-encoding: gzip\r\nconnection: close'))
    socket.end(gzipBomb)
  },
  'sends chunk sizes that are none': (socket) => {
    socket.end(`${head('200 OK', 'transfer-encoding: chunked')}zz\r\nabc\r\n`)
  },
  'says continue for ever': (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)),
  'switches protocols': (socket) => {
    socket.write(head('101 Switching Protocols', 'upgrade: websocket\r\nconnection: upgrade'))
  },
  'speaks another protocol': (socket) => socket.end('220 mail.example.test ESMTP\r\n'),
  'redirects elsewhere': (socket) => {
    socket.end(head('302 Found', 'location: http://elsewhere.example.test/\r\ncontent-length: 0'))
  },
  'streams events without end': (socket) => {
    socket.write(eventStream)
    let sequence = 0
    const push = (): void => {
      let more = true
      while (more && !socket.destroyed) {
        more = socket.write(Array.from({ length: 100 }, (_, at) => event(sequence + at + 1)).join(''))
        sequence += 100
      }
      if (!socket.destroyed) socket.once('drain', push)
    }
    push()
  },
  'streams one frame without end': (socket) => {
    socket.write(`${eventStream}data: `)
    flood(socket, 'a'.repeat(1 << 18))
  },
  'streams comments without end': (socket) => {
    socket.write(eventStream)
    flood(socket, ':\n'.repeat(1 << 15))
  },
  'drips a stream': (socket) => drip(socket, chunkedStream, '1\r\n:\r\n'),
  'drips a stream that ends with its connection': (socket) => drip(socket, eventStream, ':')
}

/** Few bytes that a careless reader unfolds to very many. */
const gzipBomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
