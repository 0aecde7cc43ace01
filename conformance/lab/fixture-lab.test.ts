import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupServer } from 'msw/node'
import { afterEach, expect, test } from 'vitest'
import { run } from '../cli/run.ts'
import { type FixtureLab, fixtureFetch, fixtureHandlers, startFixtureLab } from './fixture-lab.ts'
import { loadFixtures } from './fixtures.ts'
import { runFixtures } from './run-fixtures.ts'

const root = new URL('../../fixtures/', import.meta.url).pathname
const fixtures = await loadFixtures(root)
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function lab(): Promise<FixtureLab & { readonly told: string[] }> {
  const told: string[] = []
  const started = await startFixtureLab({
    fixtures,
    listener: ({ fixture, written }) => {
      if (written === undefined) told.push(fixture ?? 'none')
    }
  })
  cleanups.push(() => started.stop())
  return { ...started, told }
}

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })

const body = (id: string): Promise<string> => readFile(join(root, id, 'response.sse'), 'utf8')

test('a fixture is named by header, by model or by a word anywhere in the request', async () => {
  const { origin, told } = await lab()
  const url = `${origin}/v1/responses`
  const byHeader = await post(url, { model: 'm', input: 'x' }, { 'x-fixture': 'openai-responses/refusal' })
  const byModel = await post(url, { model: 'fixture:http-503', input: 'fixture:text' })
  const byText = await post(`${origin}/v1/messages`, { messages: [{ role: 'user', content: 'Now fixture:thinking!' }] })
  expect([byHeader.status, byModel.status, byText.status]).toEqual([200, 503, 200])
  expect(await byHeader.text()).toBe(await body('openai-responses/refusal'))
  expect(await byText.text()).toBe(await body('anthropic-messages/thinking'))
  expect(byText.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await byModel.text()
  expect(told).toEqual(['openai-responses/refusal', 'openai-responses/http-503', 'anthropic-messages/thinking'])
})

test('an unknown name is told with the provider whose it is not, and where the names are', async () => {
  const { origin } = await lab()
  const answer = await post(`${origin}/v1/messages`, { model: 'fixture:nope' })
  expect(await answer.json()).toMatchObject({
    error: {
      message:
        'there is no fixture nope of anthropic-messages, which this path speaks: GET /fixtures lists what there is'
    }
  })
})

test('without a name the plain text answers, next takes one after the other, and an unknown name is told with 404', async () => {
  const { origin, told } = await lab()
  const ask = async (model: string): Promise<number> => {
    const answer = await post(`${origin}/v1/messages`, { model })
    await answer.text().catch(() => {})
    return answer.status
  }
  expect([
    await ask('any'),
    await ask('fixture:next'),
    await ask('fixture:next'),
    await ask('fixture:nowhere')
  ]).toEqual([200, 200, 200, 404])
  const own = fixtures.filter(({ provider }) => provider === 'anthropic-messages').map(({ id }) => id)
  expect(told).toEqual(['anthropic-messages/text', own[0], own[1], 'none'])
  const lost = await post(`${origin}/v1/messages`, { model: 'fixture:openai-responses/text' })
  expect(await lost.json()).toMatchObject({ error: { message: expect.stringContaining('openai-responses/text') } })
})

test('the list of fixtures is an answer too', async () => {
  const { origin } = await lab()
  const { data } = (await (await fetch(`${origin}/fixtures`)).json()) as { data: { id: string; title: string }[] }
  expect(data.map(({ id }) => id)).toEqual(fixtures.map(({ id }) => id))
})

test('a connection that a fixture resets breaks off behind its last byte', async () => {
  const { origin } = await lab()
  const answer = await post(`${origin}/v1/responses`, { model: 'fixture:reset-after-output' })
  const decoder = new TextDecoder()
  let text = ''
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  await expect(read()).rejects.toThrow('terminated')
  expect(text).toBe(await body('openai-responses/reset-after-output'))
})

test('a queued job is played to its end, its addresses point to the lab, and a new submit begins anew', async () => {
  const { origin, told } = await lab()
  for (const _ of [1, 2]) {
    const submitted = await post(
      `${origin}/studio/paint/fast`,
      { prompt: 'a heron' },
      { 'x-fixture': 'fal-queue/image' }
    )
    const job = (await submitted.json()) as { status: string; status_url: string; response_url: string }
    expect(job.status).toBe('IN_QUEUE')
    expect(job.status_url.startsWith(`${origin}/`)).toBe(true)
    let status = ''
    for (let asked = 0; status !== 'COMPLETED' && asked < 9; asked++)
      status = ((await (await fetch(job.status_url)).json()) as { status: string }).status
    expect(status).toBe('COMPLETED')
    expect(await (await fetch(job.response_url)).json()).toHaveProperty('images')
  }
  expect(new Set(told)).toEqual(new Set(['fal-queue/image']))
})

test('the fixtures play in a unit test through setupServer, whatever host is asked', async () => {
  const server = setupServer(...(await fixtureHandlers(root)))
  server.listen({ onUnhandledRequest: 'error' })
  cleanups.push(() => server.close())
  const openai = await post('https://openai.example.test/v1/responses', { model: 'fixture:text' })
  expect(await openai.text()).toBe(await body('openai-responses/text'))
  const anthropic = await post('https://anthropic.example.test/base/v1/messages', { model: 'fixture:http-529' })
  expect(anthropic.status).toBe(529)
  const fal = await post('https://queue.other.example.test/studio/paint/fast', {})
  expect(((await fal.json()) as { status_url: string }).status_url).toMatch(/^https:\/\/queue\.other\.example\.test\//)
})

test('a fetch over the fixtures plays them in process and refuses every other path', async () => {
  const send = await fixtureFetch(root)
  const ask = (model: string, signal?: AbortSignal): Promise<Response> =>
    send('https://provider.example.test/v1/messages', {
      method: 'POST',
      body: JSON.stringify({ model }),
      ...(signal === undefined ? {} : { signal })
    })
  expect(await (await ask('fixture:thinking')).text()).toBe(await body('anthropic-messages/thinking'))
  await expect((await ask('fixture:reset-after-output')).text()).rejects.toThrow('terminated')
  const silent = new AbortController()
  const reading = (await ask('fixture:silence-after-output', silent.signal)).text()
  silent.abort(new Error('enough'))
  await expect(reading).rejects.toThrow('enough')
  await expect(send('https://provider.example.test/v1/elsewhere')).rejects.toThrow('fetch failed')
})

async function folder(change: (path: string) => Promise<void>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fixtures-'))
  cleanups.push(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'openai-responses'))
  await cp(join(root, 'openai-responses/text'), join(directory, 'openai-responses/text'), { recursive: true })
  await change(join(directory, 'openai-responses/text'))
  return directory
}

test('a directory that holds no usable fixtures is told with its place', async () => {
  const yaml = (text: (from: string) => string) => async (path: string) => {
    const file = join(path, 'fixture.yaml')
    await writeFile(file, text(await readFile(file, 'utf8')))
  }
  const rows: [(path: string) => Promise<void>, string][] = [
    [(path) => rm(join(path, 'fixture.yaml')), 'there is no fixture.yaml in it or below it; give a folder'],
    [(path) => rm(join(path, 'response.sse')), 'response.sse: ENOENT'],
    [
      yaml((from) => from.replace('provider: openai-responses', 'provider: other')),
      'provider: must be one of openai-responses, anthropic-messages, fal-queue'
    ],
    [yaml((from) => from.replace('body: response.sse', 'body: ../text/response.sse')), 'no file name'],
    [yaml((from) => `${from}  chunks: [{ bytes: 1 }]\n`), 'the chunks are not the whole body'],
    [yaml(() => '[]'), 'not what fixture.schema.json asks for']
  ]
  for (const [change, words] of rows) await expect(loadFixtures(await folder(change))).rejects.toThrow(words)
  await expect(loadFixtures(join(root, 'nowhere'))).rejects.toThrow('nowhere: there is no such folder')
})

test('the lab command serves a directory of fixtures until it is stopped, and ends with 2 without one', async () => {
  const stop = new AbortController()
  let out = ''
  let err = ''
  const io = {
    write: (text: string) => {
      out += text
    },
    error: (text: string) => {
      err += text
    },
    signal: stop.signal
  }
  const exit = runFixtures({ directory: await folder(async () => {}), port: 0 }, io)
  await expect
    .poll(() => out, { timeout: 15_000 })
    .toMatch(/^lab ready on http:\/\/127\.0\.0\.1:\d+ · 1 fixtures · openai-responses\n/)
  const origin = /http:\S+/.exec(out)?.[0] ?? ''
  await (await post(`${origin}/v1/responses`, {}, { authorization: 'Bearer mine' })).text()
  stop.abort()
  expect(await exit).toBe(0)
  expect(out).toMatch(/\n#1 POST \/v1\/responses → openai-responses\/text\n#1 \d+ bytes\n$/)
  expect(out).not.toContain('mine')
  expect(await runFixtures({ directory: 'nowhere', port: 0 }, io)).toBe(2)
  expect(err).toBe(
    'error: nowhere: there is no such folder; give a folder of fixtures, such as fixtures/openai-responses of the kit\n'
  )
})

test('fixtures and a script do not go together', async () => {
  let err = ''
  const io = {
    write: () => {},
    error: (text: string) => {
      err += text
    },
    signal: new AbortController().signal,
    env: {},
    color: false
  }
  expect(await run(['lab', '--fixtures', 'a', '--script', 'b'], io as never)).toBe(2)
  expect(err).toContain('--fixtures goes with --port alone')
})
