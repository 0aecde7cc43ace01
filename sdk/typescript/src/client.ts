import { createCalls } from './calls.ts'
import { protocolError } from './errors.ts'
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

/**
 * Makes a client. It opens no connection.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4320' })
 * const execution = await client.execute({ ability: 'text-generation', input: [{ type: 'text', text: 'Say hello.' }] })
 * for await (const event of execution.events) console.log(event.type)
 * @throws TypeError when `baseUrl` is not an http(s) URL, or has userinfo, a query or a fragment.
 */
export const createClient = (options: ClientOptions): Client => {
  const calls = createCalls(options)
  const { api, call } = calls
  const at = (id: string) => ({ params: { path: { id } } })

  const client: Client = {
    async submit(body, options) {
      const params = { header: { 'Idempotency-Key': options?.idempotencyKey ?? randomKey() } }
      const submission = await call((parts) => api.POST('/v1/executions', { params, body, ...parts }), options)
      if (typeof submission.execution_id === 'string') return submission as ExecutionSubmission
      throw protocolError('the answer has no execution_id')
    },
    get: (id, options) => call((parts) => api.GET('/v1/executions/{id}', { ...at(id), ...parts }), options),
    events: (id, options) => createEventStream(calls, id, options),
    result: (id, options) => call((parts) => api.GET('/v1/executions/{id}/result', { ...at(id), ...parts }), options),
    cancel: (id, options) => call((parts) => api.POST('/v1/executions/{id}/cancel', { ...at(id), ...parts }), options),
    runtime: (options) =>
      call(async (parts) => {
        const answer = await api.GET('/v1/runtime', parts)
        // A runtime that is stopping or unavailable tells about itself with a status of failure.
        const info = answer.error as Partial<RuntimeInfo> | undefined
        return info?.protocol_version ? { data: info as RuntimeInfo, response: new Response() } : answer
      }, options),
    providers: (options) => call((parts) => api.GET('/v1/providers', parts), options),
    execute: async (request, options) => createExecution(client, await client.submit(request, options), options)
  }
  return client
}
