import type { ExecutionRequest, ExecutionSnapshot } from '../../generated/types.ts'
import { createRuntime } from '../index.ts'
import type { Dialect } from './test-support.ts'

/** What a target answers, for tests only; `broken` breaks the connection after the body, with this error if it is one. */
export interface Answer {
  readonly status?: number
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly broken?: boolean | Error
}

/** An event as it was stored. */
export type Event = Record<string, unknown> & { readonly type: string }

/** What an execution came to. */
export interface Ran {
  readonly events: readonly Event[]
  /** The targets called, in order. */
  readonly called: readonly string[]
  readonly snapshot: ExecutionSnapshot
}

/** Runs one execution over targets of one API (by default the Messages API) that answer as told, in that order. */
export async function runTargets(
  answers: Record<string, Answer>,
  routing: ExecutionRequest['routing'] = { allow_fallback: true },
  dialect: Dialect = 'anthropic'
): Promise<Ran> {
  const called: string[] = []
  const fetch = async (url: unknown): Promise<Response> => {
    const target = new URL(String(url)).pathname.split('/')[1] ?? ''
    called.push(target)
    const { status = 200, body = '', headers, broken } = answers[target] ?? {}
    const bytes = new TextEncoder().encode(body)
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => (broken ? controller.error(errorOf(broken)) : controller.close())
    })
    return new Response(stream, { status, headers: { 'content-type': 'text/event-stream', ...headers } })
  }
  const providers = Object.keys(answers).map((id) => ({
    type: dialect === 'openai' ? ('openai-responses' as const) : ('anthropic-messages' as const),
    id,
    model: 'model',
    abilities: ['ability'],
    api_key_env: 'KEY',
    base_url: `https://provider.example.test/${id}`
  }))
  const runtime = createRuntime({ providers }, { fetch, env: { KEY: 'sk-test-CANARY' } })
  try {
    const submitted = await runtime.submit({ ability: 'ability', input: [{ type: 'text', text: 'x' }], routing }, {})
    if ('refused' in submitted) throw new Error(submitted.refused.error.message)
    const opened = await runtime.open(submitted.submission.execution_id, 0)
    if ('refused' in opened) throw new Error(opened.refused.error.message)
    const events: Event[] = []
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
      events.push(...batch.map(({ data }) => JSON.parse(data) as Event))
    }
    const snapshot = await runtime.snapshot(submitted.submission.execution_id)
    if ('refused' in snapshot) throw new Error(snapshot.refused.error.message)
    return { events, called, snapshot }
  } finally {
    await runtime.stop(0)
  }
}

/** The text a reader would fold. */
export const toldText = ({ events }: Ran): string =>
  events.map((event) => (event.type === 'output.delta' ? event.delta : '')).join('')
export const failedAttempts = ({ events }: Ran): readonly Event[] =>
  events.filter(({ type }) => type === 'route.attempt_failed')

function errorOf(broken: true | Error): Error {
  return broken === true ? new TypeError('terminated') : broken
}
