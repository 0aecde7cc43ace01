import { seededToken } from '../random.ts'
import { trapHeader } from '../traps.ts'
import type { Dialect, Headers, Route, SayContext } from './dialect.ts'
import { errorObject, errors } from './openai-responses/errors.ts'
import { createOpenAiVoice } from './openai-responses/voice.ts'

/** OpenAI's Responses API, as `fixtures` and the provider's public types document it. */
export const openAiResponses: Dialect = {
  name: 'openai-responses',
  short: 'openai',
  basePath: '/v1',
  route,
  credential: (headers) => /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1],
  objection,
  headers,
  wireError: (kind) => errors[kind],
  errorBody: (kind, message) => ({ error: errorObject(kind, message) }),
  modelList: (model) => ({ object: 'list', data: [modelEntry(model)] }),
  modelEntry,
  voice: createOpenAiVoice
}

function route(method: string, path: string): Route {
  if (method === 'POST' && path === '/responses') return { kind: 'generate' }
  const model = /^\/models(?:\/([^/]+))?$/.exec(path)
  if (method !== 'GET' || model === null) return { kind: 'other' }
  return model[1] === undefined ? { kind: 'models' } : { kind: 'models', id: decodeURIComponent(model[1]) }
}

function objection(_headers: Headers, body: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof body.model !== 'string') return 'model: required'
  if (typeof body.input !== 'string' && !Array.isArray(body.input)) return 'input: a string or a list is required'
  return undefined
}

function headers(context: SayContext): Headers {
  return {
    'x-request-id': `req_${seededToken(`request:${context.seed}:${context.nonce}:${context.target}:${context.call}`, 32)}`,
    'openai-version': '2020-10-01',
    'openai-processing-ms': '12',
    'openai-organization': trapHeader('organization'),
    'openai-project': trapHeader('project'),
    'x-ratelimit-limit-requests': '500',
    'x-ratelimit-remaining-requests': '499',
    'x-ratelimit-reset-requests': '120ms',
    'set-cookie': `lab_trap=${trapHeader('cookie')}; path=/; HttpOnly`
  }
}

function modelEntry(model: string): unknown {
  return { id: model, object: 'model', created: 1_790_000_000, owned_by: 'lab' }
}
