import type { Act } from '../../model/script.ts'
import { seededToken } from '../random.ts'
import { trapHeader } from '../traps.ts'
import type { Dialect, Headers, Route, SayContext, Voice } from './dialect.ts'
import { errorBody, errors } from './fal-queue/errors.ts'
import { falWords } from './fal-queue/words.ts'

/** fal's queue, as its public documentation and client types describe it: no recording of it exists. */
export const falQueue: Dialect = {
  name: 'fal-queue',
  short: 'fal',
  configurable: true,
  basePath: '',
  route,
  credential: (headers) => /^key +(.+)$/i.exec(headers.authorization ?? '')?.[1],
  objection: () => undefined,
  headers,
  wireError: (kind) => errors[kind],
  errorBody,
  modelList: (model) => ({ models: [modelEntry(model)], next_cursor: null, has_more: false }),
  modelEntry,
  voice: createFalVoice,
  queue: falWords
}

const jobPath = /\/requests\/([^/]+)(?:\/(status|cancel))?$/

function route(method: string, path: string): Route {
  const [, id, step = 'result'] = jobPath.exec(path) ?? []
  if (id !== undefined) {
    const expected = step === 'cancel' ? 'PUT' : 'GET'
    return method === expected ? { kind: 'job', id, step: step as 'status' | 'result' | 'cancel' } : { kind: 'other' }
  }
  if (method === 'GET' && path === '/models') return { kind: 'models' }
  return method === 'POST' ? { kind: 'generate', model: decodeURIComponent(path.slice(1)) } : { kind: 'other' }
}

function headers(context: SayContext): Headers {
  return {
    'x-fal-request-id': seededToken(`request:${context.seed}:${context.nonce}:${context.target}:${context.call}`, 32),
    'x-fal-runner': trapHeader('runner'),
    'set-cookie': `lab_trap=${trapHeader('cookie')}; path=/; HttpOnly`
  }
}

function modelEntry(model: string): unknown {
  return { endpoint_id: model, metadata: { display_name: model, category: 'text-to-image', status: 'active' } }
}

/** There is no stream, so only the whole is said: what the script gives as the result, else its texts as a language model's output. */
function createFalVoice(acts: readonly Act[]): Voice {
  return {
    open: () => [],
    say: () => [],
    whole() {
      for (const act of acts) if ('result' in act) return act.result
      const joined = (key: 'text' | 'reasoning'): string =>
        acts.map((act) => (key in act ? (act as Record<string, unknown>)[key] : '')).join('')
      const reasoning = joined('reasoning')
      return { output: joined('text'), ...(reasoning === '' ? {} : { reasoning }), partial: false }
    }
  }
}
