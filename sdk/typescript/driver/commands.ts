import type { ClientOptions, ExecutionRequest } from '@model-runtime-kit/client'

/** What a command may ask of the client, in the words of the driver protocol. */
interface CommandOptions {
  readonly idempotency_key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly max_event_bytes?: number
  readonly idle_timeout_ms?: number
  readonly response_timeout_ms?: number
  readonly max_reconnects?: number
  readonly max_retries?: number
  readonly initial_delay_ms?: number
  readonly max_delay_ms?: number
  readonly max_retry_after_ms?: number
  readonly report?: 'summary'
}

/** One line of standard input. */
export interface Command {
  readonly id: string
  readonly op: string
  readonly base_url?: string
  readonly execution_id?: string
  readonly after?: number
  readonly request?: ExecutionRequest
  readonly target?: string
  readonly options?: CommandOptions
}

const settings = {
  headers: 'headers',
  max_event_bytes: 'maxEventBytes',
  idle_timeout_ms: 'idleTimeoutMs',
  response_timeout_ms: 'responseTimeoutMs',
  max_reconnects: 'maxReconnects',
  max_retries: 'maxRetries',
  initial_delay_ms: 'initialDelayMs',
  max_delay_ms: 'maxDelayMs',
  max_retry_after_ms: 'maxRetryAfterMs'
} as const satisfies Partial<Record<keyof CommandOptions, keyof ClientOptions>>

/** The operation or option of a command that this driver does not have. */
export class Unsupported extends Error {}

/** @throws Unsupported for an option of another name. */
export const clientOptions = ({ base_url = '', options = {} }: Command): ClientOptions => {
  const known: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options)) {
    if (name in settings) known[settings[name as keyof typeof settings]] = value
    else if (name !== 'idempotency_key' && name !== 'report') throw new Unsupported(`option ${name}`)
  }
  return { baseUrl: base_url, ...known }
}
