import type { Operation } from '../model/driver-protocol.ts'
import type { ClientScenario, Serve } from '../model/scenario.ts'
import { fieldsOf } from './failing.ts'
import { endBody, inTurn, page, shortLog, someEvents } from './shared.ts'

const toElsewhere =
  (code: number): Serve =>
  (request, reply, { elsewhere }) =>
    reply.whole(code, '', { location: `${elsewhere}${request.path}` })

const redirect = (op: Operation, code: number): ClientScenario => ({
  id: `guarding/${op}-${code}`,
  title: `${op} is answered with ${code} and an address at another origin.`,
  about: ['guarding/redirects', 'guarding/follows-nothing'],
  log: shortLog,
  options: { max_retries: 1, max_reconnects: 1 },
  ...(op === 'events' ? { events: toElsewhere(code) } : { face: { [op]: toElsewhere(code) } }),
  conduct: async (stage) => {
    await stage.tell(op, fieldsOf(op, stage)).ended
  }
})

const password = 'pa55-of-the-caller'

export const guardingScenarios: readonly ClientScenario[] = [
  redirect('submit', 302),
  redirect('submit', 307),
  redirect('submit', 308),
  redirect('get', 301),
  redirect('events', 302),
  redirect('events', 307),
  redirect('cancel', 303),
  {
    ...redirect('events', 302),
    id: 'guarding/resumed-302',
    title: 'A connection is redirected to another origin after two events.',
    events: inTurn(someEvents(2, endBody), toElsewhere(302))
  },
  {
    id: 'guarding/broken-header',
    title: 'A header of the caller holds a line end.',
    about: ['guarding/no-credentials'],
    log: shortLog,
    options: { headers: { 'x-ticket': 'ticket-of-the-caller\nand more' }, max_retries: 0, max_reconnects: 0 },
    secrets: ['ticket-of-the-caller'],
    conduct: async (stage) => {
      for (const op of ['get', 'events', 'submit'] as const) await stage.tell(op, fieldsOf(op, stage)).ended
    }
  },
  {
    id: 'guarding/password-in-the-address',
    title: 'The base URL holds a user and a password.',
    about: ['guarding/no-credentials'],
    log: shortLog,
    options: { max_retries: 0, max_reconnects: 0 },
    secrets: [password],
    face: { get: page(401, 'who are you') },
    events: page(401, 'who are you'),
    conduct: async (stage) => {
      const base_url = stage.baseUrl.replace('//', `//caller:${password}@`)
      const nowhere = stage.nowhere.replace('//', `//caller:${password}@`)
      for (const op of ['get', 'events'] as const) {
        await stage.tell(op, { ...fieldsOf(op, stage), base_url }).ended
        await stage.tell(op, { ...fieldsOf(op, stage), base_url: nowhere }).ended
      }
    }
  },
  {
    id: 'guarding/every-failure',
    title: 'Calls fail in every way while headers are secret.',
    about: ['guarding/no-credentials'],
    log: shortLog,
    options: { max_retries: 0, max_reconnects: 0, response_timeout_ms: 300 },
    face: {
      get: (_, reply) => reply.reset(),
      // The error repeats what it was sent, as careless proxies do.
      result: (request, reply) => reply.whole(400, request.rawHeaders.join('\n'), { 'content-type': 'text/plain' }),
      runtime: (_, reply) => reply.gone,
      providers: (_, reply) => reply.whole(200, '{"data": [', { 'content-type': 'application/json' })
    },
    events: (request, reply) =>
      reply.whole(502, `<pre>${request.rawHeaders.join('\n')}</pre>`, { 'content-type': 'text/html' }),
    conduct: async (stage) => {
      for (const op of ['get', 'result', 'runtime', 'providers', 'events'] as const)
        await stage.tell(op, fieldsOf(op, stage)).ended
    }
  }
]
