import { mkdir, readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopbackHost } from './loopback.ts'
import { type PassEnd, passThrough } from './pass-through.ts'
import { folderName, saveTape } from './save-tape.ts'
import { type Monotonic, Tape, UnrecordableError } from './tape.ts'
import type { Upstream } from './upstream.ts'

export interface RecorderOptions {
  readonly upstream: Upstream
  /** Folder for the recordings; made when it is not there, numbers go on when it is. */
  readonly out: string
  /** 0 (default): any free port. */
  readonly port?: number
  /** Lets links of JSON answers to the upstream lead to the recorder instead; what is recorded stays as it came. */
  readonly rewriteLinks?: boolean
  readonly now: Monotonic
  readonly date: () => Date
  /** One line an exchange. */
  readonly tell: (line: string) => void
}

/** A recorder that listens on loopback. */
export interface Recorder {
  /** What a client takes as its base URL in place of the upstream's, without its base path. */
  readonly origin: string
  /** Breaks off what still runs, writes all of it and frees the port. */
  stop(): Promise<void>
}

/**
 * Starts a proxy on 127.0.0.1 that passes every request to the upstream and every byte back at once, and writes each exchange into a folder
 * of its own when it has ended. Credentials are passed on and never written.
 */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  await mkdir(options.out, { recursive: true })
  let count = await lastNumber(options.out)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 0 }, (request, response) => {
    const objection = refusal(request)
    if (objection !== undefined) {
      refuse(response, objection)
      return
    }
    const work = record(request, response, ++count, options, stopping.signal).finally(() => running.delete(work))
    running.add(work)
  })
  server.on('clientError', (_, socket) => socket.destroy())
  const port = await listening(server, options.port ?? 0)
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      stopping.abort()
      await Promise.all(running)
      server.closeAllConnections()
      await closed
    }
  }
}

async function record(
  request: IncomingMessage,
  response: ServerResponse,
  place: number,
  options: RecorderOptions,
  stopping: AbortSignal
): Promise<void> {
  const { upstream, out, tell } = options
  const { method = 'GET', url = '/', rawHeaders } = request
  const path = `${upstream.basePath}${url}`
  const tape = new Tape({ method, path, headers: rawHeaders }, options.now, options.date())
  const ownAddress = options.rewriteLinks ? `http://${request.headers.host}` : undefined
  const end: PassEnd = await passThrough({ request, response, path, upstream, tape, ownAddress, stopping })
  const why = end.reason === undefined ? '' : ` (${end.reason})`
  let name = String(place).padStart(4, '0')
  if (tape.overflown) {
    tell(`${name}: not recorded, a body is larger than 64 MiB`)
    return
  }
  try {
    const finished = tape.finish(upstream.origin.origin, end.how)
    name = folderName(place, finished)
    await saveTape(out, name, finished)
    const size = finished.responseBody?.length ?? 0
    const chunks = finished.recording.response?.chunks.length ?? 0
    tell(`${name}: ${end.how.replaceAll('_', ' ')}${why}, ${size} bytes in ${chunks} chunks`)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'the folder cannot be written'
    tell(`${name}: not recorded, ${error instanceof UnrecordableError ? error.message : code}`)
  }
}

/** A page in a browser can reach loopback under a name of its own; it has no business here. */
function refusal({ headers, url }: IncomingMessage): string | undefined {
  const host = headers.host ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  if (!isLoopbackHost(name)) return 'this recorder answers on loopback only'
  if (headers.origin !== undefined) return 'this recorder answers no browser'
  return url?.startsWith('/') ? undefined : 'this recorder is used as a base URL, not as an HTTP proxy'
}

function refuse(response: ServerResponse, message: string): void {
  response.writeHead(403, { 'content-type': 'application/json', connection: 'close' })
  response.end(`${JSON.stringify({ error: { message } })}\n`)
}

async function lastNumber(out: string): Promise<number> {
  const numbers = (await readdir(out)).map((name) => Number(/^\.?(\d{4,})-/.exec(name)?.[1] ?? 0))
  return Math.max(0, ...numbers)
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
