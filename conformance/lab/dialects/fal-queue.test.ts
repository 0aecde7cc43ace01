import { expect, test } from 'vitest'
import type { LedgerItem, LedgerRequest } from '../../model/ledger.ts'
import type { CallScript } from '../../model/script.ts'
import { createDesk, type Desk } from '../desk.ts'
import { labFetch } from '../lab-fetch.ts'
import { startLab } from '../start-lab.ts'
import { abilityFor, labKeys, labTargets, runtimeConfig, targetsFor } from '../topology.ts'
import { errors } from './fal-queue/errors.ts'
import { falQueue } from './fal-queue.ts'

const nonce = 'n-0123456789abcdef'
const origin = 'http://127.0.0.1:4330'
const targets = labTargets(['fal-queue'], { origin })
const keys = labKeys(targets, 1)
const picture = { images: [{ url: 'https://media.example.test/one.png' }] }
const script: CallScript = {
  kind: 'stream',
  acts: [{ queue: { position: 2 } }, { progress: {} }, { result: picture }, { end: { finish: 'stop' } }]
}

interface Place {
  readonly fetch: typeof fetch
  readonly base: string
  readonly key: string
  readonly ledger: LedgerItem[]
}

function enrolled(
  desk: Desk,
  fetch_: typeof fetch,
  calls: readonly CallScript[] = [script]
): Place & { close(): void } {
  const ledger: LedgerItem[] = []
  const place = desk.enroll({
    nonce,
    ability: 'lab.only.lab-fal-a',
    calls: [calls],
    listener: (item) => ledger.push(item)
  })
  const [target] = desk.targets
  const { base_url = '', api_key_env = '' } = target ?? {}
  return { fetch: fetch_, base: base_url, key: desk.keys[api_key_env] ?? '', ledger, close: () => place.close() }
}

async function ask(place: Place, method: string, url: string, body?: unknown, key = place.key) {
  const answer = await place.fetch(url, {
    method,
    headers: { authorization: `Key ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

const submit = (place: Place, body: unknown = { prompt: `a lake [${nonce}]` }, key = place.key) =>
  ask(place, 'POST', `${place.base}/lab/fal-a-1/fast`, body, key)

function inProcess(calls?: readonly CallScript[]) {
  const desk = createDesk({ targets, keys, seed: 1, origins: { origin, elsewhere: 'http://elsewhere.example.test' } })
  return { desk, place: enrolled(desk, labFetch(desk), calls) }
}

const requestsOf = ({ ledger }: Place): LedgerRequest[] =>
  ledger.filter((item): item is LedgerRequest => item.kind === 'ledger.request')

async function wholeJob(place: Place): Promise<unknown[]> {
  const { json } = await submit(place)
  const statusUrl = String(json.status_url)
  const seen: unknown[] = []
  for (let asked = 0; asked < 3; asked += 1) seen.push((await ask(place, 'GET', statusUrl)).json.status)
  seen.push((await ask(place, 'GET', String(json.response_url))).json)
  return seen
}

test('a job is submitted, asked about and taken, in process as over HTTP', async () => {
  const expected = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', picture]
  expect(await wholeJob(inProcess().place)).toEqual(expected)
  const lab = await startLab({ dialects: ['fal-queue'], seed: 1 })
  try {
    expect(await wholeJob(enrolled(lab.desk, fetch))).toEqual(expected)
  } finally {
    await lab.stop()
  }
})

test('the submit is the generating request, and everything asked about the job belongs to its scenario', async () => {
  const { place, desk } = inProcess()
  await wholeJob(place)
  const facts = requestsOf(place).map(({ generating, queue, call, model, credentialOf, answeredBy, nonce: mark }) => [
    generating,
    queue?.step,
    queue?.submitted,
    call,
    model,
    credentialOf,
    answeredBy,
    mark
  ])
  const about = (step: string) => [false, step, 1, 1, undefined, 'lab-fal-a', 'script', nonce]
  expect(facts).toEqual([
    [true, 'submit', 1, 1, 'lab/fal-a-1/fast', 'lab-fal-a', 'script', nonce],
    about('status'),
    about('status'),
    about('status'),
    about('result')
  ])
  expect(desk.findings).toEqual([])
})

test('the addresses of a job drop the sub-path of its model and lie at the target', async () => {
  const { json } = await submit(inProcess().place)
  const place = `${origin}/lab-fal-a/lab/fal-a-1/requests/${json.request_id}`
  expect(json).toMatchObject({
    status: 'IN_QUEUE',
    queue_position: 2,
    response_url: place,
    status_url: `${place}/status`,
    cancel_url: `${place}/cancel`
  })
})

test('a script decides over the fields of the submit answer', async () => {
  const queue = { submit: { status_url: '{{elsewhere}}/status', cancel_url: null } }
  const { json } = await submit(inProcess([{ kind: 'stream', acts: [], queue }]).place)
  expect(json.status_url).toBe('http://elsewhere.example.test/status')
  expect(json).not.toHaveProperty('cancel_url')
  expect(json).toHaveProperty('response_url')
})

test('what goes elsewhere with a key is a finding that tells whose key it was', async () => {
  const { desk, place } = inProcess()
  await ask(place, 'GET', 'http://elsewhere.example.test/status')
  expect(desk.findings).toMatchObject([{ kind: 'followed_redirect', detail: 'GET /status, credential: lab-fal-a' }])
})

test('a wrong key, a wrong model, no nonce and an unknown job are refused as fal refuses them', async () => {
  const { desk, place } = inProcess()
  expect(await submit(place, undefined, 'other')).toMatchObject({ status: 401, json: { detail: expect.any(String) } })
  expect(await ask(place, 'POST', `${place.base}/lab/other`, { prompt: nonce })).toMatchObject({ status: 404 })
  expect(await submit(place, { prompt: 'nobody' })).toMatchObject({ status: 422 })
  expect(await ask(place, 'GET', `${place.base}/lab/fal-a-1/requests/nobody/status`)).toMatchObject({ status: 404 })
  expect(await ask(place, 'PUT', `${place.base}/lab/fal-a-1/requests/nobody/cancel`)).toEqual({
    status: 404,
    json: { status: 'NOT_FOUND' }
  })
  expect(desk.findings.map(({ kind }) => kind)).toEqual(['bad_key', 'bad_model', 'unknown_nonce'])
})

test('a key that is not the target’s is refused at every question about a job', async () => {
  const { desk, place } = inProcess()
  const { json } = await submit(place)
  for (const [method, url] of [
    ['GET', json.status_url],
    ['GET', json.response_url],
    ['PUT', json.cancel_url]
  ]) {
    expect(await ask(place, String(method), String(url), undefined, 'other')).toMatchObject({ status: 401 })
  }
  expect(desk.findings.map(({ kind }) => kind)).toEqual(['bad_key', 'bad_key', 'bad_key'])
})

test('a cancel reaches the job, and its scenario takes the job with it', async () => {
  const { place } = inProcess()
  const { json } = await submit(place)
  expect(await ask(place, 'PUT', String(json.cancel_url))).toMatchObject({ status: 202 })
  expect(await ask(place, 'GET', String(json.status_url))).toMatchObject({ json: { error_type: 'client_cancelled' } })
  expect(requestsOf(place).map(({ queue }) => queue?.step)).toEqual(['submit', 'cancel', 'status'])
  place.close()
  expect(await ask(place, 'GET', String(json.status_url))).toMatchObject({ status: 404 })
})

test('every kind of error has its documented form', () => {
  for (const [kind, { status, type }] of Object.entries(errors)) {
    const body = falQueue.errorBody(kind as keyof typeof errors, 'words', {
      seed: 1,
      nonce,
      target: 'lab-fal-a',
      call: 1,
      model: 'm',
      obfuscation: false,
      usageAsked: false,
      variants: []
    }) as { detail: unknown; error_type?: string }
    if (status === 422) expect(body.detail).toEqual([{ loc: ['body', 'prompt'], msg: 'words', type, input: 'words' }])
    else expect(body).toEqual({ detail: 'words', ...(type === '' ? {} : { error_type: type }) })
  }
})

test('a queue target has one ability, and the base configuration names it', () => {
  expect(targets.map(({ id, abilities }) => [id, abilities])).toEqual([
    ['lab-fal-a', ['lab.only.lab-fal-a']],
    ['lab-fal-b', ['lab.media']],
    ['lab-fal-c', ['lab.media']]
  ])
  expect(targetsFor(targets, abilityFor('media', 'fal-queue')).map(({ id }) => id)).toEqual(['lab-fal-b', 'lab-fal-c'])
  expect(abilityFor('pair', 'fal-queue')).toBe('lab.media')
  expect(runtimeConfig(targets, 'base').providers[2]).toEqual({
    type: 'fal-queue',
    id: 'lab-fal-c',
    model: 'lab/fal-c-1/fast',
    ability: 'lab.media',
    api_key_env: 'LAB_KEY_FAL_C',
    base_url: `${origin}/lab-fal-c`,
    input_modalities: ['text', 'json', 'image'],
    output_modalities: ['image', 'video']
  })
})

test('a stand-alone lab serves jobs at any address, and serves the next ones too', async () => {
  const lab = await startLab({ dialects: ['openai-responses', 'fal-queue'], seed: 1, standalone: { calls: [script] } })
  try {
    const place = { fetch, base: lab.origin, key: 'any', ledger: [] }
    for (let job = 0; job < 2; job += 1) {
      const { json } = await ask(place, 'POST', `${lab.origin}/owner/app/fast`, { prompt: 'a lake' })
      expect(json.status_url).toBe(`${lab.origin}/owner/app/requests/${json.request_id}/status`)
      const states = []
      for (let asked = 0; asked < 3; asked += 1)
        states.push((await ask(place, 'GET', String(json.status_url))).json.status)
      expect(states).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'])
      expect((await ask(place, 'GET', String(json.response_url))).json).toEqual(picture)
    }
  } finally {
    await lab.stop()
  }
})
