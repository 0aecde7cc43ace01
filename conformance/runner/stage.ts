import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scenario } from '../model/scenario.ts'
import type { Enrolment, RunContext } from './context.ts'
import { readFailure } from './failure-file.ts'
import { fill } from './fill.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import { contextFor } from './run-scenario.ts'
import { untilAborted } from './until-aborted.ts'
import { NotWired } from './usage-error.ts'
import { withRuntime } from './with-runtime.ts'

/**
 * Sets the stage for a saved failure and leaves the client's part to somebody with curl: starts the runtime and the lab, gives the
 * failure's scripts to every nonce that comes along, and writes `BASE_URL`, `LAB_URL` and `ELSEWHERE_URL` to a file as shell assignments
 * once all is there. Ends with 0 when it is told to stop; the file is gone then.
 *
 * At `LAB_URL`, `POST /<nonce>/reached/<barrier>` answers once a provider call has come to the barrier, and `POST
 * /<nonce>/release/<barrier>` lets it go on.
 *
 * @throws UsageError where the failure file is none of ours.
 */
export async function stageFailure(
  path: string,
  file: string,
  meetingOf: () => Meeting,
  options: RunOptions,
  io: Io
): Promise<number> {
  const { scenario, dialect } = await readFailure(path)
  return withRuntime(meetingOf(), options, io, async ({ context: usual, lab }) => {
    const context = await contextFor(usual, scenario)
    if (!('url' in context.base)) throw new NotWired('a runtime in this process has no address')
    const enrol = createEnroller(context, scenario, dialect)
    lab.desk.whenUnknown(enrol)
    const control = await serveBarriers(enrol)
    const { port } = control.address() as AddressInfo
    const words = {
      BASE_URL: context.base.url,
      LAB_URL: `http://127.0.0.1:${port}`,
      ELSEWHERE_URL: lab.desk.origins.elsewhere
    }
    const lines = Object.entries(words).map(([name, value]) => `${name}=${value}\n`)
    try {
      // Whoever waits for the file must never see half of it.
      await writeFile(`${file}.new`, lines.join(''))
      await rename(`${file}.new`, file)
      io.write(`ready: ${lines.join('').trim().replaceAll('\n', ' ')}\n`)
      await untilAborted(new Promise<never>(() => undefined), io.signal)
      return 0
    } finally {
      await rm(file, { force: true })
      control.closeAllConnections()
      control.close()
    }
  })
}

type Enroller = (nonce: string) => Enrolment

/** Older ones of so many are forgotten: nobody makes a run by hand with a hundred marks at once. */
const mostEnrolled = 100

function createEnroller(context: RunContext, scenario: Scenario, dialect: string): Enroller {
  const { group } = scenario
  const ability = group === 'none' ? `lab.none.${context.token(12)}` : context.abilityFor(group, dialect)
  const known = new Map<string, Enrolment>()
  return (nonce) => {
    const before = known.get(nonce)
    if (before !== undefined) return before
    const [oldest] = known
    if (oldest !== undefined && known.size >= mostEnrolled) {
      oldest[1].close()
      known.delete(oldest[0])
    }
    const media = `${context.desk.origins.elsewhere}/media/${nonce}`
    const calls = fill(scenario.calls, { nonce, ability, fresh: `fresh${context.token(12)}`, media })
    const enrolment = context.desk.enroll({ nonce, ability, calls, listener: () => undefined })
    known.set(nonce, enrolment)
    return enrolment
  }
}

/** Barriers over HTTP, for scripts. */
async function serveBarriers(enrol: Enroller): Promise<Server> {
  const server = createServer((request, response) => void answer(enrol, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

async function answer(enrol: Enroller, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume()
  const [, nonce = '', verb, barrier = ''] =
    /^\/(n-[0-9a-f]{16})\/(reached|release)\/([^/]+)$/.exec(request.url ?? '') ?? []
  const named = decoded(barrier)
  if (request.method !== 'POST' || verb === undefined || named === undefined) {
    response.writeHead(404).end()
    return
  }
  const enrolment = enrol(nonce)
  if (verb === 'release') enrolment.release(named)
  else await enrolment.reached(named)
  response.writeHead(200, { 'content-type': 'text/plain' }).end(`${verb} ${named}\n`)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
