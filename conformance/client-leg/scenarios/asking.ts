import type { Operation } from '../model/driver-protocol.ts'
import type { ClientScenario, Stage } from '../model/scenario.ts'
import { errorBody, providerList, runtimeInfo, snapshotOf, submissionOf } from '../server/usual-face.ts'
import { fieldsOf, plainRequest } from './failing.ts'
import { emptyStream, inTurn, shortLog, status, theRest } from './shared.ts'

const tell =
  (...ops: readonly Operation[]) =>
  async (stage: Stage): Promise<void> => {
    for (const op of ops) await stage.tell(op, fieldsOf(op, stage)).ended
  }

const richRequest = {
  ability: 'text.generate/größer 🙂',
  input: [
    { type: 'text', text: ' blanks stay \n' },
    { type: 'json', value: { empty: {}, list: [], none: null, number: 0.1, big: 9007199254740991, no: false } },
    { type: 'image', uri: 'https://media.example.test/a%20b.png?x=1&y=%C3%A4', media_type: 'image/png' }
  ],
  requirements: { output_modalities: ['text'], stream: true },
  routing: { strategy: 'ordered', provider_order: ['b', 'a'], allow_fallback: false, max_attempts: 1 },
  deadline_ms: 60000,
  metadata: { flag: true, count: 0, name: '' },
  extensions: { openai: { request: { reasoning: { effort: 'low' }, list: [null] } } }
}

const unavailable = errorBody('runtime_unavailable', { retryable: true })

const odd = { x_note: { deep: ['ä', 1] }, x_number: 7 }

const base = { log: shortLog, options: { max_retries: 2 } }

export const askingScenarios: readonly ClientScenario[] = [
  {
    ...base,
    id: 'asking/rich-request',
    title: 'A request uses every kind of value.',
    about: ['asking/unaltered', 'asking/media-type', 'asking/legal-key', 'asking/makes-a-key'],
    conduct: async (stage) => {
      await stage.tell('submit', { request: richRequest }).ended
    }
  },
  {
    ...base,
    id: 'asking/given-key',
    title: 'The caller gives an idempotency key.',
    about: ['asking/given-key', 'asking/legal-key'],
    options: { idempotency_key: 'order:7~!{"a"}|B' },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/sent-again',
    title: 'A submit meets a reset, then 503, then success.',
    about: ['asking/same-key', 'asking/legal-key'],
    face: {
      submit: (request, reply, scene) => {
        if (request.nth === 1) return reply.reset()
        if (request.nth === 2) return reply.json(503, unavailable)
        return reply.json(200, submissionOf(scene.log, true))
      }
    },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/cut-answer',
    title: 'The answer to a submit breaks in the middle, every time.',
    about: ['asking/same-key'],
    face: {
      submit: async (_, reply, { log }) => {
        const body = JSON.stringify(submissionOf(log))
        reply.head(202, { 'content-type': 'application/json', 'content-length': String(body.length) })
        await reply.write(body.slice(0, 40))
        reply.cut()
      }
    },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/given-key-sent-again',
    title: 'A submit under a key of the caller meets 429, then success.',
    about: ['asking/same-key', 'asking/given-key'],
    options: { idempotency_key: 'order-8', max_retries: 2 },
    face: {
      submit: inTurn(status(429, errorBody('queue_full', { retryable: true })), (_, reply, { log }) =>
        reply.json(202, submissionOf(log))
      )
    },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/three-submits',
    title: 'The same request is submitted three times.',
    about: ['asking/new-key', 'asking/makes-a-key'],
    conduct: tell('submit', 'submit', 'submit')
  },
  {
    ...base,
    id: 'asking/replay',
    title: 'A submit is answered as a replay.',
    about: ['asking/replay'],
    face: { submit: (_, reply, { log }) => reply.json(200, submissionOf(log, true)) },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/unavailable-at-first',
    title: 'Plain calls meet 503 at first.',
    about: ['asking/retries'],
    face: { get: inTurn(status(503, unavailable), (_, reply, { log }) => reply.json(200, snapshotOf(log))) },
    conduct: tell('get')
  },
  {
    ...base,
    id: 'asking/reset-at-first',
    title: 'The connection of a plain call is reset at first.',
    about: ['asking/retries'],
    face: {
      get: inTurn(
        (_, reply) => reply.reset(),
        (_, reply, { log }) => reply.json(200, snapshotOf(log))
      )
    },
    conduct: tell('get')
  },
  {
    ...base,
    id: 'asking/retry-after',
    title: 'A submit is asked to wait a second.',
    about: ['asking/retry-after'],
    face: {
      submit: inTurn(
        (_, reply) => {
          reply.asksToWait(1000)
          reply.json(429, errorBody('queue_full', { retryable: true }), { 'retry-after': '1' })
        },
        (_, reply, { log }) => reply.json(202, submissionOf(log))
      )
    },
    conduct: tell('submit')
  },
  {
    ...base,
    id: 'asking/plain-calls',
    title: 'Every plain call is answered, with fields that nobody knows.',
    about: ['asking/answers', 'asking/unknown-fields'],
    face: {
      submit: (_, reply, { log }) => reply.json(202, { ...submissionOf(log), ...odd }),
      get: (_, reply, { log }) => reply.json(200, { ...snapshotOf(log), ...odd }),
      result: (_, reply, { log }) => reply.json(200, { ...log.result, ...odd }),
      runtime: (_, reply) => reply.json(200, { ...runtimeInfo, ...odd }),
      providers: (_, reply) => reply.json(200, { ...providerList, ...odd })
    },
    conduct: tell('submit', 'get', 'result', 'runtime', 'providers')
  },
  {
    ...base,
    id: 'asking/cancel',
    title: 'An execution is cancelled.',
    about: ['asking/cancel'],
    conduct: tell('cancel')
  },
  {
    ...base,
    id: 'asking/cancel-too-late',
    title: 'An execution is cancelled that is over.',
    about: ['asking/cancel'],
    face: { cancel: status(409, errorBody('conflict')) },
    conduct: tell('cancel')
  },
  {
    ...base,
    id: 'asking/base-path',
    title: 'The base URL has a path.',
    about: ['asking/base-path'],
    conduct: async (stage) => {
      const base_url = `${stage.baseUrl}/gateway/eu`
      for (const op of ['submit', 'get', 'events'] as const)
        await stage.tell(op, { ...fieldsOf(op, stage), base_url }).ended
    }
  },
  {
    ...base,
    id: 'asking/more-headers',
    title: 'The caller gives headers of its own.',
    about: ['asking/callers-headers'],
    options: { headers: { 'x-tenant': 'tenant-of-the-caller', 'execution-partition': 'north' }, max_retries: 2 },
    events: inTurn(emptyStream, theRest),
    conduct: async (stage) => {
      await stage.tell('execute', { request: plainRequest }).ended
      await tell('get', 'cancel', 'runtime', 'providers')(stage)
    }
  }
]
