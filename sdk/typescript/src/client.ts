import { createCalls } from './calls.ts'
import { isObject, ModelRuntimeError } from './errors.ts'
import { createEventStream, type EventStream } from './events.ts'
import { createExecution, type Execution } from './execution.ts'
import type {
  CancelAccepted,
  ExecutionRequest,
  ExecutionResult,
  ExecutionSnapshot,
  ExecutionSubmission,
  ProviderList,
  RuntimeInfo
} from './generated/types.ts'
import { randomKey } from './idempotency-key.ts'
import type { CallOptions, ClientOptions, EventsOptions, SubmitOptions } from './options.ts'

/** A client of one runtime. Every failure is a `ModelRuntimeError`. */
export interface Client {
  /** Submits an execution and does not wait for it. A lost answer is asked for again with the same key, so nothing runs twice. */
  submit(request: ExecutionRequest, options?: SubmitOptions): Promise<ExecutionSubmission>
  /** The snapshot of an execution: what its events so far amount to. */
  get(executionId: string, options?: CallOptions): Promise<ExecutionSnapshot>
  /** The events after a cursor, live and to the end, over any number of connections. `execution.failed` is an event, not a throw. */
  events(executionId: string, options?: EventsOptions): EventStream
  /** The result of a succeeded execution; an `api` error with status 409 in any other state. */
  result(executionId: string, options?: CallOptions): Promise<ExecutionResult>
  /** Asks the runtime to cancel. The terminal event tells how it came out. */
  cancel(executionId: string, options?: CallOptions): Promise<CancelAccepted>
  /** What the runtime is and can do, also while it is stopping or unavailable. */
  runtime(options?: CallOptions): Promise<RuntimeInfo>
  providers(options?: CallOptions): Promise<ProviderList>
  /** Submits, then hands out the events and the result. */
  execute(request: ExecutionRequest, options?: SubmitOptions): Promise<Execution>
}

/** A stopping runtime tells about itself with a status of failure. */
const isRuntimeInfo = (body: unknown): body is RuntimeInfo =>
  isObject(body) && typeof body.protocol_version === 'string'

/**
 * Makes a client. It opens no connection.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4320' })
 * const execution = await client.execute({ ability: 'text-generation', input: [{ type: 'text', text: 'Say hello.' }] })
 * for await (const event of execution.events) console.log(event.type)
 * @throws TypeError when `baseUrl` is not an http(s) URL, or has a query or a fragment.
 */
export const createClient = (options: ClientOptions): Client => {
  const calls = createCalls(options)
  const { api, call } = calls
  const at = (id: string) => ({ params: { path: { id } } })

  const client: Client = {
    async submit(body, { idempotencyKey = randomKey(), signal } = {}) {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      const submission = await call((parts) => api.POST('/v1/executions', { params, body, ...parts }), signal)
      if (typeof submission.execution_id === 'string') return submission as ExecutionSubmission
      throw new ModelRuntimeError('protocol', 'the answer to a submit names no execution')
    },
    get: (id, { signal } = {}) => call((parts) => api.GET('/v1/executions/{id}', { ...at(id), ...parts }), signal),
    events: (id, eventsOptions) => createEventStream(calls, id, eventsOptions),
    result: (id, { signal } = {}) =>
      call((parts) => api.GET('/v1/executions/{id}/result', { ...at(id), ...parts }), signal),
    cancel: (id, { signal } = {}) =>
      call((parts) => api.POST('/v1/executions/{id}/cancel', { ...at(id), ...parts }), signal),
    runtime: ({ signal } = {}) =>
      call(async (parts) => {
        const answer = await api.GET('/v1/runtime', parts)
        if (!isRuntimeInfo(answer.error)) return answer
        return { data: answer.error, response: new Response() }
      }, signal),
    providers: ({ signal } = {}) => call((parts) => api.GET('/v1/providers', parts), signal),
    async execute(request, { signal, ...rest } = {}) {
      const given = signal === undefined ? {} : { signal }
      return createExecution(client, await client.submit(request, { ...rest, ...given }), given)
    }
  }
  return client
}
