import type { RuntimeInfo } from '../../generated/types.ts'
import { type ClientBase, createClient } from '../client/index.ts'
import { NotWired } from './usage-error.ts'
import { delay } from './within.ts'

/** One look at `GET /v1/runtime`; `undefined` where it is not 200 with an object, `state` told apart. */
export async function askRuntime(base: ClientBase, patienceMs = 2000): Promise<RuntimeInfo | undefined> {
  const client = createClient(base, { patienceMs, listener: () => undefined })
  const answer = await client.send({ operation: 'getRuntime', method: 'GET', path: '/v1/runtime' })
  if (answer.kind !== 'exchange' || answer.exchange.status !== 200) return undefined
  const { body } = answer.exchange
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as RuntimeInfo) : undefined
}

/**
 * Polls until the runtime is ready: 200, `state` `ready` or absent.
 *
 * @throws NotWired with the reason once `limitMs` have passed or `ended` resolves first.
 */
export async function waitUntilReady(base: ClientBase, limitMs: number, ended: Promise<string>): Promise<RuntimeInfo> {
  const deadline = performance.now() + limitMs
  let end: string | undefined
  ended.then((sentence) => {
    end = sentence
  })
  for (let left = limitMs; left > 0; left = deadline - performance.now()) {
    const info = await askRuntime(base, Math.min(left, 2000))
    if (info !== undefined && (info.state === undefined || info.state === 'ready')) return info
    if (end !== undefined) throw new NotWired(`${end} before it was ready`)
    await delay(40)
  }
  throw new NotWired(
    `the command was not ready within ${limitMs / 1000} s: GET /v1/runtime did not answer 200 with state ready`
  )
}
