import assert from 'node:assert/strict'
import type { Hono } from 'hono'
import type { ExecutionRequest } from '../../generated/types.ts'
import * as validators from '../../generated/validators.mjs'
import { createRuntime } from '../compose.ts'
import type { Runtime } from '../core/runtime-port.ts'
import type { MockBehaviour } from '../providers/mock/index.ts'
import { createApp } from './app.ts'

/** The sequences of an event stream's frames, in order. */
export const sequences = (stream: string): number[] =>
  [...stream.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))

const runtimes: Runtime[] = []

/** Stops what `start` started; for `afterEach`. */
export async function stopStarted(): Promise<void> {
  await Promise.all(runtimes.splice(0).map((runtime) => runtime.stop(0)))
}

/** A runtime with one mock, and its app without a socket. */
export function start(
  behaviour: MockBehaviour = {},
  overrides: Partial<Runtime> = {}
): { app: Hono; runtime: Runtime } {
  const runtime = createRuntime({ providers: [{ type: 'mock', behaviour }] })
  runtimes.push(runtime)
  const used = { ...runtime, ...overrides }
  return { app: createApp(used), runtime: used }
}

/** A request that is accepted. */
export const good: ExecutionRequest = { ability: 'text-generation', input: [{ type: 'text', text: 'hello' }] }

export const post = (app: Hono, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request('/v1/executions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body)
    })
  )

/** The message of a refusal, after its status, schema and content type have been checked. */
export async function refused(answer: Response, status: number, code = 'invalid_request'): Promise<string> {
  const body: unknown = await answer.json()
  assert.equal(answer.status, status, JSON.stringify(body))
  assert.equal(answer.headers.get('content-type'), 'application/json')
  assert(validators.validateErrorBody(body))
  assert.equal(body.error.code, code)
  return body.error.message
}

export const submitted = async (app: Hono, body: unknown = good): Promise<string> => {
  const answer = await post(app, body)
  assert.equal(answer.status, 202)
  return ((await answer.json()) as { execution_id: string }).execution_id
}
