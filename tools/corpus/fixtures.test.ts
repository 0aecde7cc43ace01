import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { requirements } from '../../generated/requirements.ts'
import { createRuntime } from '../../reference/index.ts'
import { bodyOf } from './body-of.ts'
import { perByte, perLine, randomCuts, whole } from './chunkings.ts'

interface Fixture {
  readonly id: string
  readonly provider: 'openai-responses' | 'anthropic-messages'
  readonly provenance: { readonly clauses: readonly string[] }
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string }
}

interface Loaded {
  readonly fixture: Fixture
  readonly path: string
  readonly body: Uint8Array
  readonly expected: readonly Record<string, unknown>[]
}

const root = new URL('../../fixtures/', import.meta.url).pathname
const schema = JSON.parse(await readFile(join(root, 'fixture.schema.json'), 'utf8'))
const validate = new Ajv2020({ allErrors: true }).compile(schema)
// Fixtures of queue providers have many answers; the adapter's own test plays them.
const loaded = (await loadAll()).filter(({ fixture }) => 'response' in fixture)

test('there are at least twelve fixtures, six or more for each text provider', () => {
  expect(loaded.length).toBeGreaterThanOrEqual(12)
  for (const provider of ['openai-responses', 'anthropic-messages']) {
    expect(loaded.filter(({ fixture }) => fixture.provider === provider).length).toBeGreaterThanOrEqual(6)
  }
})

for (const { fixture, path } of loaded) {
  test(`${path} obeys the schema, is named after its folder and cites requirements that exist`, () => {
    validate(fixture)
    expect(validate.errors ?? []).toEqual([])
    expect(fixture.id).toBe(path)
    expect(path.startsWith(`${fixture.provider}/`)).toBe(true)
    for (const clause of fixture.provenance.clauses) expect(Object.keys(requirements)).toContain(clause)
  })
}

for (const entry of loaded) {
  for (const chunking of [whole, perLine, randomCuts(7), randomCuts(8), perByte]) {
    test(`${entry.path} means its expected events when its body comes in chunks of kind ${chunking.name}`, async () => {
      expect(await play(entry, chunking.cut(entry.body))).toEqual(entry.expected)
    })
  }
}

async function loadAll(): Promise<Loaded[]> {
  const folders = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('fixture.yaml')).sort()
  return Promise.all(
    folders.map(async (name) => {
      const folder = join(root, name, '..')
      const fixture = parse(await readFile(join(root, name), 'utf8')) as Fixture
      const lines = (await readFile(join(folder, 'expected.events.ndjson'), 'utf8')).trimEnd().split('\n')
      return {
        fixture,
        path: name.slice(0, -'/fixture.yaml'.length),
        body: 'response' in fixture ? await readFile(join(folder, fixture.response.body)) : new Uint8Array(),
        expected: lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      }
    })
  )
}

async function play({ fixture }: Loaded, chunks: readonly Uint8Array[]): Promise<unknown[]> {
  const { status, headers } = fixture.response
  const answer = async (): Promise<Response> => new Response(bodyOf(chunks), { status, headers })
  const provider = {
    type: fixture.provider,
    id: 'fixture',
    model: 'fixture',
    abilities: ['fixture'],
    api_key_env: 'FIXTURE_KEY',
    base_url: 'https://provider.example.test/v1'
  }
  const runtime = createRuntime({ providers: [provider] }, { fetch: answer, env: { FIXTURE_KEY: 'fixture-key' } })
  try {
    const submitted = await runtime.submit({ ability: 'fixture', input: [{ type: 'text', text: 'fixture' }] }, {})
    if ('refused' in submitted) throw new Error(submitted.refused.error.message)
    const opened = await runtime.open(submitted.submission.execution_id, 0)
    if ('refused' in opened) throw new Error(opened.refused.error.message)
    const events: Record<string, unknown>[] = []
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
      events.push(...batch.map(({ data }) => JSON.parse(data) as Record<string, unknown>))
    }
    const selected = events.findIndex(({ type }) => type === 'route.selected')
    return events.slice(selected + 1).map(withoutRuntimeFields)
  } finally {
    await runtime.stop(0)
  }
}

function withoutRuntimeFields(event: Record<string, unknown>): Record<string, unknown> {
  const { execution_id, sequence, time, target, attempt, error, ...rest } = event
  if (error === undefined) return rest
  const { message, ...facts } = error as Record<string, unknown>
  expect(message).toBeTypeOf('string')
  return { ...rest, error: facts }
}
