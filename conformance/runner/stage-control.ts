import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ProcessSignal } from '../model/process.ts'
import type { Enrolment } from './context.ts'
import type { OwnRuntime } from './own-runtime.ts'
import { endProcess } from './process-steps.ts'
import { within } from './within.ts'

/** Makes the scenario's scripts known to the lab under a nonce. */
export type Enroller = (nonce: string) => Enrolment

/** What can be worked from outside. */
export interface StageControls {
  readonly enrol: Enroller
  /** The runtime, where the scenario signals it. */
  readonly runtime?: OwnRuntime
}

/** A killed process may be reaped late on a busy machine. */
const goneWithinMs = 15_000

const signals: readonly string[] = ['SIGTERM', 'SIGKILL'] satisfies ProcessSignal[]

/**
 * Serves the controls of a stage on a free loopback port, for scripts: `POST /<nonce>/reached/<barrier>` answers once a provider call has
 * come to the barrier, `/<nonce>/release/<barrier>` lets it go on, `/<nonce>/signal/SIGTERM` (or `SIGKILL`, which answers once the process is gone)
 * signals the runtime, and `/<nonce>/start/again` waits for its end and starts it. Anything else is 404.
 */
export async function serveStage(controls: StageControls): Promise<Server> {
  const server = createServer((request, response) => void answer(controls, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

async function answer(controls: StageControls, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume()
  const [, nonce = '', verb = '', name = ''] =
    /^\/(n-[0-9a-f]{16})\/(reached|release|signal|start)\/([^/]+)$/.exec(request.url ?? '') ?? []
  const told = request.method === 'POST' ? await done(controls, nonce, verb, decoded(name)) : undefined
  if (told === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(`${told}\n`)
}

/** Does it, and says so; `undefined` where there is no such thing to do. */
async function done({ enrol, runtime }: StageControls, nonce: string, verb: string, name: string | undefined) {
  if (name === undefined) return undefined
  if (verb === 'reached') await enrol(nonce).reached(name)
  else if (verb === 'release') enrol(nonce).release(name)
  else if (runtime === undefined) return undefined
  else if (verb === 'start') return start(runtime)
  else if (!signals.includes(name)) return undefined
  else await signalled(runtime, name as ProcessSignal)
  return `${verb} ${name}`
}

async function signalled(runtime: OwnRuntime, signal: ProcessSignal): Promise<void> {
  const gone = runtime.gone()
  runtime.signal(signal)
  if (signal === 'SIGKILL') await within(gone, goneWithinMs)
}

async function start(runtime: OwnRuntime): Promise<string> {
  await endProcess(runtime)
  return (await runtime.start()) ? 'started again' : 'started again, but it did not get ready'
}

function decoded(text: string): string | undefined {
  try {
    return text === '' ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
