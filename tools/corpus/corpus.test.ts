import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { perByte, perLine, randomCuts, whole } from './chunkings.ts'
import { corpus } from './corpus.ts'
import { sha256Of } from './index-file.ts'

const fixtures = new URL('../../fixtures/', import.meta.url).pathname
const made: string[] = []

afterEach(async () => {
  for (const directory of made.splice(0)) await rm(directory, { recursive: true })
})

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function run(...args: string[]): Promise<Ran> {
  let stdout = ''
  let stderr = ''
  const code = await corpus(args, {
    stdout: (text) => {
      stdout += text
    },
    stderr: (text) => {
      stderr += text
    }
  })
  return { code, stdout, stderr }
}

async function directory(index?: unknown): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'corpus-'))
  made.push(path)
  if (index !== undefined)
    await writeFile(join(path, 'index.json'), typeof index === 'string' ? index : JSON.stringify(index))
  return path
}

interface Entry {
  readonly file: string
  readonly provider: string
  readonly sha256: string
  expect: Record<string, unknown>
}

/** A corpus of two streams of the fixtures, with the index that is true of them. */
async function twoStreams(change: (first: Entry, second: Entry) => void = () => undefined): Promise<string> {
  const path = await directory()
  const sources = ['openai-responses/interleaved-tool-calls', 'anthropic-messages/running-usage'] as const
  const entries: Entry[] = []
  for (const source of sources) {
    const provider = source.split('/')[0] ?? ''
    await mkdir(join(path, provider))
    await cp(join(fixtures, source, 'response.sse'), join(path, provider, 'a.sse'))
    const sha256 = sha256Of(await readFile(join(path, provider, 'a.sse')))
    entries.push({ file: `${provider}/a.sse`, provider, sha256, expect: {} })
  }
  const [first, second] = entries as [Entry, Entry]
  first.expect = {
    outcome: 'succeeded',
    finish_reason: 'tool_calls',
    text: { sha256: sha256Of(''), utf8_bytes: 0 },
    tool_calls: [
      { name: 'measure_depth', arguments_sha256: sha256Of('{"lake":"Lumen","unit":"m"}') },
      { name: 'ring_bell', arguments_sha256: sha256Of('{"times":3}') }
    ],
    usage: { input_token: 88, cache_read_token: 64 }
  }
  second.expect = {
    outcome: 'succeeded',
    finish_reason: 'stop',
    text: { sha256: sha256Of('Ebbe um vier Uhr.'), utf8_bytes: 17 },
    tool_calls: [],
    usage: { input_token: 1002, output_token: 7 }
  }
  change(first, second)
  await writeFile(join(path, 'index.json'), JSON.stringify({ streams: entries }))
  return path
}

test('a corpus whose streams all match ends with 0 and the two counts', async () => {
  const path = await twoStreams()
  expect(await run(path)).toEqual({ code: 0, stdout: '2 of 2 streams match at every chunking\n', stderr: '' })
  const { code, stdout } = await run(path, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual({ streams: 2, matched: 2, mismatches: [] })
})

test('a stream that comes out otherwise is named with each field, at each chunking, and the command ends with 1', async () => {
  const path = await twoStreams((first, second) => {
    first.expect = { ...first.expect, usage: { input_token: 89, image_count: 1 } }
    second.expect = { ...second.expect, outcome: 'failed', text: { sha256: 'x', utf8_bytes: 17 } }
  })
  const { code, stdout } = await run(path, '--json')
  expect(code).toBe(1)
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ streams: 2, matched: 0 })
  const fields = report.mismatches.map((mismatch: { file: string; differences: { field: string }[] }) => [
    mismatch.file,
    ...mismatch.differences.map(({ field }) => field)
  ])
  expect(fields).toHaveLength(18)
  expect(fields).toContainEqual(['openai-responses/a.sse', 'usage.input_token', 'usage.image_count'])
  expect(fields).toContainEqual(['anthropic-messages/a.sse', 'outcome', 'text.sha256'])
  expect((await run(path)).stdout).toContain('0 of 2 streams match')
})

test('a wrong call and a directory that is no corpus end with 2 and say what is wrong', async () => {
  expect(await run()).toMatchObject({ code: 2, stdout: '' })
  expect((await run()).stderr).toContain('a directory is missing')
  expect((await run('a', 'b')).stderr).toContain('more than one directory')
  expect((await run('--jsno', 'a')).stderr).toContain('--jsno')
  const rows: [string, string][] = [
    [join(await directory(), 'nowhere'), 'nowhere/index.json: ENOENT'],
    [await directory(), 'index.json: ENOENT'],
    [await directory('{'), 'index.json is not JSON'],
    [await directory([]), 'index.json is not an object'],
    [await directory({ streams: [] }), 'lists no streams'],
    [await directory({ streams: [{ file: 'a.sse', provider: 'other', expect: {} }] }), 'streams[0].provider'],
    [
      await directory({ streams: [{ file: '../a.sse', provider: 'openai-responses', expect: {} }] }),
      'leaves the directory'
    ],
    [await directory({ streams: [{ file: 'a.sse', provider: 'openai-responses', expect: {} }] }), 'a.sse: ENOENT']
  ]
  for (const [path, words] of rows) {
    const { code, stderr } = await run(path)
    expect({ words, code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(words) })
  }
})

test('a file that is not the one of the index is refused', async () => {
  const path = await twoStreams()
  await writeFile(join(path, 'openai-responses', 'a.sse'), 'data: {}\n\n')
  expect(await run(path)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('openai-responses/a.sse is not the file')
  })
})

test('every chunking cuts without loss, and the same seed cuts alike', () => {
  const bytes = new TextEncoder().encode('event: a\ndata: 1\n\ndata: é🧭\n\n')
  for (const chunking of [whole, perLine, perByte, randomCuts(1), randomCuts(2)]) {
    const chunks = chunking.cut(bytes)
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
    expect(chunks.every(({ length }) => length > 0)).toBe(true)
    expect(chunking.cut(bytes)).toEqual(chunks)
  }
  expect(perLine.cut(bytes)).toHaveLength(5)
  expect(perByte.cut(bytes)).toHaveLength(bytes.length)
})

test('asked for help, the command tells its use and plays nothing', async () => {
  expect(await run('--help')).toEqual({ code: 0, stdout: expect.stringContaining('usage: npm run corpus'), stderr: '' })
})
