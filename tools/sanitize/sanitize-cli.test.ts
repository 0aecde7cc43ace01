import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startLab } from '../../conformance/lab/index.ts'
import type { CallScript } from '../../conformance/model/script.ts'
import type { DialectName } from '../../conformance/model/topology.ts'
import { requirements } from '../../generated/requirements.ts'
import { startRecorder } from '../record/recorder.ts'
import { parseUpstream } from '../record/upstream.ts'
import { gate } from '../scan-public/gate.ts'
import type { FixtureFile } from './fixture.ts'
import { runSanitize } from './sanitize-cli.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const schema = JSON.parse(readFileSync(new URL('../../fixtures/fixture.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv2020({ allErrors: true }).compile(schema)

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sanitize-'))
  undo.push(() => rm(made, { recursive: true, force: true }))
  return made
}

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = ''
  let error = ''
  const code = await runSanitize(args, {
    write: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    gate: ({ name, content }) => gate({ name, text: content.toString() })
  })
  return { code, out, error }
}

/** Every file below a folder by its path, as text. */
async function files(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) found[path.slice(root.length + 1)] = await readFile(path, 'utf8')
  }
  return found
}

/** Records what a client asks a lab for, through the recorder. */
async function record(
  out: string,
  dialect: DialectName,
  calls: CallScript[],
  ask: (base: string, key: string, model: string) => Promise<void>
): Promise<string> {
  const lab = await startLab({ dialects: [dialect], seed: 5, standalone: { calls } })
  undo.push(() => lab.stop())
  const target = lab.targets.find(({ id }) => id.endsWith('-a'))
  if (target === undefined) throw new Error('no target')
  const recorder = await startRecorder({
    upstream: parseUpstream(target.base_url),
    out,
    rewriteLinks: true,
    now: () => 0,
    date: () => new Date('2026-11-30T10:11:12Z'),
    tell: () => {}
  })
  const key = lab.keys[target.api_key_env] ?? ''
  await ask(recorder.origin, key, target.model)
  await recorder.stop()
  return key
}

const post = (url: string, headers: Record<string, string>, body: unknown): Promise<string> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body)
  })
    .then((response) => response.text())
    .catch(() => 'broken off')

const stream: CallScript = {
  kind: 'stream',
  acts: [
    { reasoning: 'Think.' },
    { text: 'Hello there' },
    { tool: { call: 'a', name: 'weather' } },
    { args: { call: 'a', delta: '{"city":' } },
    { args: { call: 'a', delta: '"Ulm"}' } },
    { usage: { input: 3, output: 4 } },
    { end: { finish: 'tool_calls' } }
  ]
}
const limited: CallScript = {
  kind: 'status',
  status: 429,
  error: { kind: 'rate_limit' },
  headers: { 'retry-after': '3' }
}
const broken: CallScript = { kind: 'stream', acts: [{ text: 'Hel' }, { cut: 'reset' }] }

test('recordings of a provider become fixtures that obey the schema, hold no key, and need no second run', async () => {
  for (const dialect of ['openai-responses', 'anthropic-messages'] as const) {
    const recordings = await folder()
    const out = await folder()
    const key = await record(recordings, dialect, [stream, limited, broken], async (base, key, model) => {
      const anthropic = dialect === 'anthropic-messages'
      const headers: Record<string, string> = anthropic
        ? { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
        : { authorization: `Bearer ${key}` }
      const body = anthropic
        ? { model, max_tokens: 9, stream: true, messages: [{ role: 'user', content: 'Count.' }] }
        : { model, input: 'Count.', stream: true }
      for (let times = 0; times < 3; times++)
        await post(`${base}/${anthropic ? 'v1/messages' : 'responses'}`, headers, body)
    })
    expect(await run(recordings, '--check')).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        '3 folders hold what must be replaced. Run the same again without --check to replace it.'
      )
    })
    expect(await files(out)).toEqual({})
    const made = await run(recordings, '--out', out)
    expect(made).toMatchObject({ code: 0, error: '' })
    const written = await files(out)
    expect(JSON.stringify(written)).not.toMatch(/CANARY/)
    expect(JSON.stringify(written)).not.toContain(key)
    const described = Object.entries(written).filter(([name]) => name.endsWith('fixture.yaml'))
    expect(described).toHaveLength(3)
    for (const [name, text] of described) {
      const fixture = parse(text) as FixtureFile
      validate(fixture)
      expect(validate.errors ?? []).toEqual([])
      expect(`${fixture.id}/fixture.yaml`).toBe(name)
      for (const clause of fixture.provenance.clauses) expect(Object.keys(requirements)).toContain(clause)
      expect(fixture.provenance.recorded).toEqual({
        date: '2026-11-30',
        sanitiser: expect.stringMatching(/^\d+\.\d+\.\d+$/)
      })
      const body = written[name.replace('fixture.yaml', fixture.response?.body ?? '')] ?? ''
      const chunks = fixture.response?.chunks
      if (chunks) expect(chunks.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(Buffer.byteLength(body))
      expect(fixture.response?.ending).toBe(name.includes('0003') ? 'reset' : undefined)
      if (name.includes('0002')) expect(fixture.response?.headers['retry-after']).toBe('3')
    }
    expect(await run(out, '--check')).toEqual({ code: 0, out: '3 recorded fixtures need no change\n', error: '' })
    expect(await run(out)).toMatchObject({ code: 0 })
    expect(await files(out)).toEqual(written)
  }
})

test('all exchanges of a job of fal become one fixture with the stand-in address', async () => {
  const recordings = await folder()
  const out = await folder()
  const acts: CallScript = {
    kind: 'stream',
    acts: [
      { queue: { position: 2 } },
      { progress: {} },
      { result: { images: [{ url: 'https://media.acme.io/one.png' }] } },
      { end: { finish: 'stop' } }
    ]
  }
  await record(recordings, 'fal-queue', [acts], async (base, key, model) => {
    const headers = { authorization: `Key ${key}` }
    const submitted = JSON.parse(await post(`${base}/${model}`, headers, { prompt: 'a lake' })) as Record<
      string,
      string
    >
    expect(submitted.status_url).toContain(base)
    for (let status = ''; status !== 'COMPLETED'; )
      status = ((await (await fetch(submitted.status_url ?? '', { headers })).json()) as { status: string }).status
    await (await fetch(submitted.response_url ?? '', { headers })).text()
  })
  const made = await run(recordings, '--out', out, '--provider', 'fal-queue')
  expect(made).toMatchObject({ code: 0, error: '', out: expect.stringContaining('written') })
  const written = await files(out)
  expect(
    Object.keys(written)
      .map((name) => name.split('/').at(-1))
      .sort()
  ).toEqual(['fixture.yaml', 'recorded.json'])
  const [text = ''] = Object.entries(written).flatMap(([name, content]) => (name.endsWith('.yaml') ? [content] : []))
  const fixture = parse(text) as FixtureFile
  validate(fixture)
  expect(validate.errors ?? []).toEqual([])
  expect(fixture.base_url).toBe('https://queue.example.test')
  expect(fixture.exchange?.length).toBeGreaterThan(3)
  expect(fixture.exchange?.map(({ request }) => request.method)).toEqual([
    'POST',
    ...Array((fixture.exchange?.length ?? 1) - 1).fill('GET')
  ])
  const submitted = JSON.parse(fixture.exchange?.[0]?.response.body ?? '{}') as Record<string, string>
  expect(submitted.request_id).toMatch(/^0+\d{1,4}$/)
  expect(submitted.status_url).toMatch(new RegExp(`^https://queue\\.example\\.test/.*${submitted.request_id}/status`))
  expect(text).not.toMatch(/127\.0\.0\.1|acme/)
  expect(await run(out, '--check')).toMatchObject({ code: 0 })
})

interface Raw {
  readonly body: string | Buffer
  readonly headers?: Record<string, string>
  readonly end?: string
  readonly path?: string
  readonly upstream?: string
}

/** A recording as the recorder writes it. */
async function rawRecording(root: string, name: string, raw: Raw): Promise<void> {
  const { body, headers = { 'content-type': 'application/json' }, end = 'complete', path = '/v1/responses' } = raw
  await mkdir(join(root, name), { recursive: true })
  const list = { values: headers, dropped: ['set-cookie'] }
  const recording = {
    version: 1,
    recorded_at: '2026-11-30T10:11:12Z',
    upstream: raw.upstream ?? 'https://api.provider.example.test',
    request: { method: 'POST', path, headers: { values: {}, dropped: ['authorization'] }, body: null },
    response: { status: 200, headers: list, body: 'response.body', chunks: [{ bytes: body.length, at_ms: 10 }] },
    end,
    blacked_out: 0
  }
  await writeFile(join(root, name, 'exchange.json'), JSON.stringify(recording))
  await writeFile(join(root, name, 'response.body'), body)
}

test('a refusal anywhere writes nothing at all and names every reason', async () => {
  const root = await folder()
  const out = join(root, 'out')
  await rawRecording(root, '0001-good', { body: '{"id":"x"}' })
  await rawRecording(root, '0002-bad', {
    body: '{"novel":1}',
    headers: { 'content-type': 'application/json', 'x-new': '1' }
  })
  const refused = await run(root, '--out', out)
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('refused  0002-bad: response, body: unknown field novel (--allow field:novel)')
  expect(refused.out).toContain('refused  0002-bad: response: unknown header x-new (--allow header:x-new)')
  expect(refused.out).toContain(
    'refused: 2 places, nothing was written. Look at each place: give its --allow where it is harmless, '
  )
  expect(await readdir(root)).toEqual(['0001-good', '0002-bad'])
  const accepted = await run(root, '--out', out, '--allow', 'field:novel', '--allow', 'header:x-new', '--json')
  expect(accepted.code).toBe(0)
  expect(JSON.parse(accepted.out)).toMatchObject({
    findings: [],
    fixtures: [{ allowed: ['field:novel', 'header:x-new'] }, {}]
  })
  expect(await run(root, '--out', out, '--allow', 'field:novel', '--allow', 'header:x-new')).toMatchObject({
    code: 2,
    error: expect.stringContaining('is there already')
  })
})

test('what the independent gate finds in the finished files is a refusal', async () => {
  const root = await folder()
  await rawRecording(root, '0001-x', { body: '{"id":"x"}' })
  let out = ''
  const code = await runSanitize([root], {
    write: (text) => {
      out += text
    },
    error: () => {},
    gate: async ({ name }) => (name === 'response.json' ? [{ line: 1, rule: 'fal key' }] : [])
  })
  expect(code).toBe(1)
  expect(out).toContain('response.json, line 1: the gate found: fal key')
  expect(await readdir(root)).toEqual(['0001-x'])
})

test('compressed bodies are decoded and lose their borders; unfinished recordings are skipped and told', async () => {
  const root = await folder()
  const body = 'data: {"type":"response.created","response":{"id":"x"}}\n\n'
  const headers = { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }
  await rawRecording(root, '0001-zip', { body: gzipSync(body), headers })
  await rawRecording(root, '0002-left', { body: '{}', end: 'client_left' })
  await rawRecording(root, '.0003-partial', { body: '{}' })
  const { code, out } = await run(root)
  expect(code).toBe(0)
  expect(out).toContain('skipped  0002-left: the client left before the answer ended')
  const written = await files(`${root}.sanitized`)
  undo.push(() => rm(`${root}.sanitized`, { recursive: true }))
  expect(written['openai-responses/0001-zip/response.sse']).toBe(body)
  const fixture = parse(written['openai-responses/0001-zip/fixture.yaml'] ?? '') as FixtureFile
  expect(fixture.response).toEqual({
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: 'response.sse'
  })
  expect(Object.keys(written)).toHaveLength(3)
})

test('a recorded fixture into which something was pasted is made anew in place; what people wrote beside it stays', async () => {
  const root = await folder()
  const out = await folder()
  await rawRecording(root, '0001-x', { body: '{"error":{"message":"calm"}}' })
  expect(await run(root, '--out', out)).toMatchObject({ code: 0 })
  const fixture = join(out, 'openai-responses/0001-x')
  const yaml = await readFile(join(fixture, 'fixture.yaml'), 'utf8')
  await writeFile(join(fixture, 'fixture.yaml'), yaml.replace(/title: .*/, 'title: A calm error.'))
  await writeFile(join(fixture, 'expected.events.ndjson'), '{}\n')
  await writeFile(join(fixture, 'response.json'), `{"error":{"message":"ask petra${'@'}acme.io"}}`)
  expect(await run(out, '--check')).toMatchObject({ code: 1, out: expect.stringContaining('email 1') })
  expect(await run(out)).toMatchObject({ code: 0 })
  const after = await files(fixture)
  expect(after['response.json']).toBe('{"error":{"message":"ask xxxxx@xxxxxxx"}}')
  expect(after['fixture.yaml']).toContain('title: A calm error.')
  expect(after['expected.events.ndjson']).toBe('{}\n')
  expect(await run(out, '--check')).toMatchObject({ code: 0 })
})

test('constructed fixtures hold nothing to sanitise', async () => {
  const fixtures = new URL('../../fixtures', import.meta.url).pathname
  expect(await run(fixtures, '--check')).toEqual({ code: 0, out: 'nothing to sanitise\n', error: '' })
})

test('help shows examples; wrong usage and unreadable folders are 2 and say why', async () => {
  const root = await folder()
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('examples:') })
  await rawRecording(root, '0001-x', { body: '{}', path: '/other' })
  await mkdir(join(root, 'empty'))
  const wrong: [string[], string][] = [
    [[], 'give one folder'],
    [[root, root], 'give one folder'],
    [[root, '--provider', 'acme'], '--provider is not one of the three'],
    [[root, '--frob'], "Unknown option '--frob'"],
    [[join(root, 'none')], 'is not a folder that can be read'],
    [[join(root, 'empty')], 'holds no recordings and no fixtures'],
    [[root], '0001-x: neither host nor path say which provider this is; give --provider']
  ]
  for (const [args, message] of wrong)
    expect({ args, ...(await run(...args)) }).toMatchObject({ args, code: 2, error: expect.stringContaining(message) })
  expect(await run(root, '--provider', 'openai-responses', '--check')).toMatchObject({ code: 1 })
  await writeFile(join(root, '0001-x/exchange.json'), '{"version":2}')
  expect(await run(root)).toMatchObject({
    code: 2,
    error: expect.stringContaining('of a version that is not known here')
  })
})

test('an exchange.json with any member missing or of another kind is told as such, without a fault of ours', async () => {
  const root = await folder()
  await rawRecording(root, '0001-x', { body: '{"id":"x"}', upstream: 'https://api.openai.com' })
  const file = join(root, '0001-x/exchange.json')
  const whole = JSON.parse(await readFile(file, 'utf8'))
  for (const path of pathsOf(whole)) {
    for (const value of [undefined, null, 7, 'x', [[]], { a: [] }, true]) {
      const broken = structuredClone(whole)
      const parent = path.slice(0, -1).reduce((inner, key) => inner[key], broken)
      parent[path.at(-1) ?? ''] = value
      await writeFile(file, JSON.stringify(broken))
      const { code, error } = await run(root, '--check')
      if (code === 2) expect(error).toMatch(/^sanitize: 0001-x: [a-z].*\n/)
      else expect({ path, code }).toEqual({ path, code: expect.toBeOneOf([0, 1]) })
    }
  }
})

/** Every member of a JSON document, by its path. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
}

test('a body that is not as long as its chunks were is no recording', async () => {
  const root = await folder()
  await rawRecording(root, '0001-x', { body: '{"id":"x"}', upstream: 'https://api.openai.com' })
  await writeFile(join(root, '0001-x/response.body'), '{"id":"x" }')
  expect(await run(root)).toMatchObject({ code: 2, error: expect.stringContaining('not as long as its chunks') })
})
