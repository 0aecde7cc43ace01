import { seededToken } from '../random.ts'
import { trapHeader } from '../traps.ts'
import { errorObject, errors } from './anthropic-messages/errors.ts'
import { createAnthropicVoice } from './anthropic-messages/voice.ts'
import type { Dialect, Headers, Route, SayContext } from './dialect.ts'

/** Anthropic's Messages API, as its public types document it. */
export const anthropicMessages: Dialect = {
  name: 'anthropic-messages',
  short: 'anthropic',
  configurable: true,
  basePath: '',
  route,
  credential: (headers) => headers['x-api-key'] ?? /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1],
  objection,
  headers,
  wireError: (kind) => errors[kind],
  errorBody: (kind, message, context) => ({
    type: 'error',
    error: errorObject(kind, message),
    request_id: requestId(context)
  }),
  modelList: (model) => ({ data: [modelEntry(model)], has_more: false, first_id: model, last_id: model }),
  modelEntry,
  voice: createAnthropicVoice
}

function route(method: string, path: string): Route {
  if (method === 'POST' && path === '/messages') return { kind: 'generate' }
  const model = /^\/models(?:\/([^/]+))?$/.exec(path)
  if (method !== 'GET' || model === null) return { kind: 'other' }
  return model[1] === undefined ? { kind: 'models' } : { kind: 'models', id: decodeURIComponent(model[1]) }
}

function objection(headers: Headers, body: Readonly<Record<string, unknown>>): string | undefined {
  if (headers['anthropic-version'] === undefined) return 'anthropic-version: header is required'
  if (typeof body.model !== 'string') return 'model: field required'
  if (!Number.isSafeInteger(body.max_tokens)) return 'max_tokens: field required'
  if (!Array.isArray(body.messages) || body.messages.length === 0) return 'messages: at least one message is required'
  return undefined
}

function headers(context: SayContext): Headers {
  return {
    'request-id': requestId(context),
    'anthropic-organization-id': trapHeader('organization'),
    'anthropic-ratelimit-requests-limit': '500',
    'anthropic-ratelimit-requests-remaining': '499',
    'anthropic-ratelimit-requests-reset': '2026-11-30T12:00:00Z',
    'set-cookie': `lab_trap=${trapHeader('cookie')}; path=/; HttpOnly`
  }
}

function requestId(context: SayContext): string {
  return `req_${seededToken(`request:${context.seed}:${context.nonce}:${context.target}:${context.call}`, 24)}`
}

function modelEntry(model: string): unknown {
  return { type: 'model', id: model, display_name: model, created_at: '2026-01-01T00:00:00Z' }
}
