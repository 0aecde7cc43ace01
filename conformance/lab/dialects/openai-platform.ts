import { seededToken } from '../random.ts'
import { trapHeader } from '../traps.ts'
import type { Headers, Route, SayContext } from './dialect.ts'

/** What OpenAI's protocols have in common: the key as a bearer token, response headers, the model listing. */
export const openAiPlatform = {
  basePath: '/v1',
  credential: (given: Headers) => /^bearer +(.+)$/i.exec(given.authorization ?? '')?.[1],
  headers,
  modelList: (model: string) => ({ object: 'list', data: [modelEntry(model)] }),
  modelEntry
} as const

/** `POST` of this path generates; `GET /models` and what is below it lists. */
export function openAiRoute(generating: string, method: string, path: string): Route {
  if (method === 'POST' && path === generating) return { kind: 'generate' }
  const model = /^\/models(?:\/([^/]+))?$/.exec(path)
  if (method !== 'GET' || model === null) return { kind: 'other' }
  return model[1] === undefined ? { kind: 'models' } : { kind: 'models', id: decodeURIComponent(model[1]) }
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
