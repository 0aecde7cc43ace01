import type { RuntimeInfo } from '../../generated/types.ts'
import { type ClientBase, createClient } from '../client/index.ts'
import type { HttpExchange } from '../model/transcript.ts'
import type { EndedCommand } from './spawn.ts'
import { NotStarted, NotWired } from './usage-error.ts'
import { delay } from './within.ts'

/** What a look at a runtime showed: what it says of itself, or why it is none, in words that follow `GET /v1/runtime`. */
export type Asked =
  | { readonly info: RuntimeInfo }
  | {
      readonly problem: string
      readonly fix: string
      /** Whether nothing listens there at all. */
      readonly gone: boolean
    }

/** What `RuntimeInfo` may take at most; whatever is longer is none. */
const largestInfo = 1024 * 1024

const patienceMs = 2000
const neverAsked = 'was never asked'

/** One look at `GET /v1/runtime`. `state` is not judged. */
export async function askRuntime(base: ClientBase, waitMs = patienceMs): Promise<Asked> {
  const client = createClient(base, { patienceMs: waitMs, listener: () => undefined, maxBodyBytes: largestInfo })
  const answer = await client.send({ operation: 'getRuntime', method: 'GET', path: '/v1/runtime' })
  if (answer.kind !== 'exchange') return { problem: 'answered with a stream', fix: noRuntime, gone: false }
  const { exchange } = answer
  const { body, failure, status } = exchange
  if (failure !== undefined) {
    return { ...(status === 0 ? unanswered : unfinished)[failure], gone: failure === 'refused' }
  }
  if (status === 200 && isObject(body)) return { info: body as unknown as RuntimeInfo }
  return { ...unfit(exchange), gone: false }
}

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body)

const noRuntime = 'make sure that this is the address of a model runtime'

interface Problem {
  readonly problem: string
  readonly fix: string
}

type Failure = NonNullable<HttpExchange['failure']>

/** No head of an answer. */
const unanswered: Readonly<Record<Failure, Problem>> = {
  refused: { problem: 'was refused: nothing listens there', fix: 'start the runtime, or mend the address' },
  reset: { problem: 'got no answer: the connection was closed', fix: noRuntime },
  timeout: { problem: 'got no answer in time', fix: 'make sure that the runtime is up and answers' },
  protocol: { problem: 'was answered in something that is not HTTP/1.1', fix: noRuntime }
}

const answerInfo = 'answer with a RuntimeInfo and end the body'

/** A head, and no whole body. */
const unfinished: Readonly<Record<Failure, Problem>> = {
  refused: unanswered.refused,
  reset: { problem: 'was answered with a body that breaks off', fix: answerInfo },
  timeout: { problem: 'was answered with a body that does not end', fix: answerInfo },
  protocol: { problem: 'was answered with more than a RuntimeInfo can be', fix: answerInfo }
}

function unfit({ status, body }: HttpExchange): Problem {
  if (status === 200) return { problem: 'answered 200 and no JSON object', fix: noRuntime }
  if (status >= 300 && status < 400) {
    return { problem: `answered ${status}`, fix: 'give the address that it redirects to: the kit follows none' }
  }
  const { state } = (isObject(body) ? body : {}) as { state?: unknown }
  if (status === 503 && (state === 'stopping' || state === 'unavailable' || state === 'starting')) {
    return { problem: `answered 503, state ${state}`, fix: 'wait until it is ready' }
  }
  return { problem: `answered ${status}`, fix: noRuntime }
}

/**
 * Polls until the runtime is ready: 200, `state` `ready` or absent.
 *
 * @throws NotWired with the reason once `limitMs` have passed or `ended` resolves first.
 */
export async function waitUntilReady(
  base: ClientBase,
  limitMs: number,
  ended: Promise<EndedCommand>
): Promise<RuntimeInfo> {
  const deadline = performance.now() + limitMs
  let end: EndedCommand | undefined
  let last = neverAsked
  ended.then((how) => {
    end = how
  })
  for (let left = limitMs; left > 0; left = deadline - performance.now()) {
    const asked = await askRuntime(base, Math.min(left, patienceMs))
    if ('info' in asked && (asked.info.state === undefined || asked.info.state === 'ready')) return asked.info
    const told =
      'info' in asked ? `answered with state ${JSON.stringify(asked.info.state).slice(0, 40)}` : asked.problem
    // The last question gets what time is left: that it had no answer by then says less than an answer before it.
    if (told !== unanswered.timeout.problem || left >= patienceMs || last === neverAsked) last = told
    if (end?.fix !== undefined) throw new NotStarted(`${end.sentence}; ${end.fix}`)
    if (end !== undefined) throw new NotWired(`${end.sentence} before it was ready`)
    await delay(40)
  }
  throw new NotWired(
    `the command was not ready within ${limitMs / 1000} s: GET /v1/runtime ${last}; ` +
      'listen on the port of MODEL_RUNTIME_PORT (or {port} in an argument), or give it longer with --start-timeout'
  )
}
