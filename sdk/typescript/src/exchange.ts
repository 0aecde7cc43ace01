import { ModelRuntimeError } from './errors.ts'
import { parseJson } from './json.ts'
import type { Settings } from './options.ts'
import type { Scope } from './scope.ts'

/** Names of faults as platforms write them, such as ECONNREFUSED; nothing else of a foreign error is safe to repeat. */
const faultName = (error: unknown): string => {
  const name = String((error as Error & { cause?: { code?: unknown } })?.cause?.code)
  return /^[A-Z0-9_]{1,40}$/.test(name) ? ` (${name})` : ''
}

/** What an error of the transport means, once the scope is known to have ended or not. */
export const transportError = (error: unknown, scope: Scope): unknown => {
  if (error instanceof ModelRuntimeError) return error
  if (scope.signal.aborted) return scope.signal.reason
  return new ModelRuntimeError('connection', `the connection failed${faultName(error)}`)
}

/** Reads a body to its end. What is above the cap, or silent for too long, is an error. */
const readText = async (body: ReadableStream<Uint8Array>, scope: Scope, settings: Settings): Promise<string> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await scope.race(reader.read(), settings.idleTimeoutMs)
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > settings.maxBodyBytes) throw new ModelRuntimeError('too_large', 'a body is above the cap')
    text += decoder.decode(value, { stream: true })
  }
}

export const isEventStream = (response: Response): boolean =>
  response.status === 200 && /^text\/event-stream\s*(;|$)/i.test(response.headers.get('content-type') ?? '')

/**
 * One request and its answer: a redirect is refused, a body is read to its end within its limits, unless it is an event stream.
 *
 * @returns The response; of all but an event stream its status, `Retry-After` and JSON body.
 */
export const exchange = async (request: Request, scope: Scope, settings: Settings, stream: boolean) => {
  try {
    const { signal } = scope
    const response = await scope.race(settings.fetch(request, { signal }), settings.responseTimeoutMs)
    const { status, headers } = response
    // A browser hides a redirect that it does not follow behind status 0.
    if (status < 200 || (status >= 300 && status < 400))
      throw new ModelRuntimeError('protocol', 'a redirect is not followed', { status })
    if (stream && isEventStream(response)) return response
    const text = response.body ? await readText(response.body, scope, settings) : ''
    const wait = headers.get('retry-after')
    // What is no JSON goes no further: openapi-fetch would throw it, with a piece of it in the message.
    return new Response(parseJson(text) === undefined ? null : text, {
      status,
      headers: wait === null ? {} : { 'retry-after': wait }
    })
  } catch (error) {
    throw transportError(error, scope)
  }
}
