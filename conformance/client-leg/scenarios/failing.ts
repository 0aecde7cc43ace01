import type { DriverCommand, JsonObject, Operation } from '../model/driver-protocol.ts'
import { failed, logOf, text } from '../model/execution-log.ts'
import type { ClientScenario, Serve, Stage } from '../model/scenario.ts'
import { errorBody, runtimeInfo } from '../server/usual-face.ts'
import { page, shortLog, status } from './shared.ts'

export const plainRequest = { ability: 'text.generate', input: [{ type: 'text', text: 'Good morning.' }] }

/** What an operation is told with, besides what every command has. */
export function fieldsOf(op: Operation, stage: Stage): Partial<DriverCommand> {
  if (op === 'submit' || op === 'execute') return { request: plainRequest }
  return op === 'runtime' || op === 'providers' ? {} : { execution_id: stage.log.executionId }
}

const tellOne =
  (op: Operation) =>
  async (stage: Stage): Promise<void> => {
    await stage.tell(op, fieldsOf(op, stage)).ended
  }

type Asked = 'submit' | 'get' | 'result' | 'cancel' | 'runtime' | 'providers' | 'events'

const serves = (op: Asked, serve: Serve): Pick<ClientScenario, 'events' | 'face' | 'conduct'> => ({
  ...(op === 'events' ? { events: serve } : { face: { [op]: serve } }),
  conduct: tellOne(op)
})

const refusal = (
  slug: string,
  op: Asked,
  code: number,
  error: JsonObject & { readonly code: string },
  headers: Readonly<Record<string, string>> = {}
): ClientScenario => ({
  id: `failing/${slug}`,
  title: `${op} is refused with ${code} and the code ${error.code}.`,
  about: ['failing/codes', 'failing/retryable', 'failing/details'],
  log: shortLog,
  options: { max_retries: 1, max_reconnects: 1, max_retry_after_ms: 200 },
  ...serves(op, status(code, errorBody(error.code, error), headers))
})

const foreign = (slug: string, op: Asked, serve: Serve): ClientScenario => ({
  id: `failing/${slug}`,
  title: `${op} is refused with a body that is not the protocol's.`,
  about: ['failing/foreign-bodies', 'guarding/no-foreign-text'],
  log: shortLog,
  options: { max_retries: 1, max_reconnects: 1 },
  foreign: ['words of a stranger'],
  ...serves(op, serve)
})

const over = (slug: string, error: JsonObject): ClientScenario => ({
  id: `failing/${slug}`,
  title: `An execution ends with ${String(error.code)}.`,
  about: ['failing/execution-failed'],
  log: (seed) => logOf(seed, text('half an ans'), failed({ message: 'it is over', retryable: false, ...error })),
  conduct: tellOne('execute')
})

export const failingScenarios: readonly ClientScenario[] = [
  refusal('submit-400', 'submit', 400, { code: 'invalid_request' }),
  refusal('submit-413', 'submit', 413, { code: 'invalid_request' }),
  refusal('submit-422', 'submit', 422, { code: 'conflict' }),
  refusal(
    'submit-429',
    'submit',
    429,
    { code: 'queue_full', retryable: true, retry_after_ms: 3000 },
    { 'retry-after': '3' }
  ),
  refusal('submit-503', 'submit', 503, { code: 'runtime_unavailable', retryable: true }),
  refusal('get-404', 'get', 404, { code: 'not_found' }),
  refusal('result-404', 'result', 404, { code: 'not_found' }),
  refusal('result-409', 'result', 409, {
    code: 'rate_limited',
    provider_code: 'slow_down',
    remote_outcome: 'not_started',
    retryable: true
  }),
  refusal('cancel-409', 'cancel', 409, { code: 'conflict' }),
  refusal('providers-500', 'providers', 500, { code: 'internal_error', remote_outcome: 'unknown' }),
  refusal('providers-403', 'providers', 403, { code: 'invalid_request' }),
  refusal('events-410', 'events', 410, { code: 'cursor_expired', oldest: 41 }),
  refusal('events-404', 'events', 404, { code: 'not_found' }),
  refusal('of-a-later-day', 'get', 400, { code: 'x_unheard_of', remote_outcome: 'finished' }),
  foreign('page-502', 'get', page(502, '<html><body>words of a stranger</body></html>')),
  foreign('page-404', 'events', page(404, '<html><body>words of a stranger</body></html>')),
  foreign('page-413', 'submit', page(413, 'words of a stranger')),
  foreign('no-body', 'result', (_, reply) => reply.whole(401, '')),
  foreign('other-json', 'get', status(400, { message: 'words of a stranger', status: 7 })),
  foreign('error-as-text', 'get', status(400, { error: 'words of a stranger' })),
  foreign('code-as-number', 'get', status(400, { error: { code: 7, message: 'words of a stranger' } })),
  foreign('a-list', 'providers', status(418, ['words of a stranger'])),
  over('failed', { code: 'provider_unavailable', remote_outcome: 'unknown', provider_code: 'overloaded' }),
  over('failed-retryable', { code: 'rate_limited', retryable: true }),
  over('cancelled', { code: 'cancelled' }),
  over('late', { code: 'deadline_exceeded', remote_outcome: 'unknown' }),
  {
    id: 'failing/unreachable',
    title: 'Nobody listens at the address.',
    about: ['failing/unreachable'],
    log: shortLog,
    options: { max_retries: 1, max_reconnects: 2 },
    conduct: async (stage) => {
      const where = { base_url: stage.nowhere }
      await Promise.all(
        (['get', 'submit', 'events'] as const).map((op) => stage.tell(op, { ...fieldsOf(op, stage), ...where }).ended)
      )
    }
  },
  {
    id: 'failing/runtime-stopping',
    title: 'The runtime says that it is stopping.',
    about: ['failing/runtime-stopping'],
    log: shortLog,
    options: { max_retries: 1 },
    ...serves('runtime', status(503, { ...runtimeInfo, state: 'stopping' }))
  }
]
