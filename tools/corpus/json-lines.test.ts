import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { corpus } from './corpus.ts'
import { deriveExpectation } from './derive-expectation.ts'
import { sha256Of } from './index-file.ts'
import { framed, type Payload, payloadsOf, providerOf } from './json-lines.ts'

const fixtures = new URL('../../fixtures/', import.meta.url).pathname
const made: string[] = []

afterEach(async () => {
  for (const directory of made.splice(0)) await rm(directory, { recursive: true })
})

/** The payloads of a fixture, one a line. */
async function linesOf(id: string): Promise<string> {
  const body = await readFile(join(fixtures, id, 'response.sse'), 'utf8')
  const data = body.split('\n').filter((line) => line.startsWith('data: '))
  return `${data.map((line) => line.slice('data: '.length)).join('\n')}\n`
}

async function directory(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'json-lines-'))
  made.push(path)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
  return path
}

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
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

test('a directory of payloads alone is played and judged by what the payloads say', { timeout: 60_000 }, async () => {
  const path = await directory({
    'a/tools.chunks.txt': await linesOf('openai-responses/interleaved-tool-calls'),
    'a/cut.chunks.txt': await linesOf('openai-responses/reasoning-cut-by-length'),
    'b/thinking.chunks.txt': await linesOf('anthropic-messages/thinking'),
    'b/broken.chunks.txt': await linesOf('anthropic-messages/eof-after-output'),
    'c/other.chunks.txt': '{"choices":[{"delta":{"content":"Hi"}}]}\n\n{"choices":[]}\n',
    'c/notes.txt': 'no stream'
  })
  const { code, stdout } = await run(path, '--json')
  expect(JSON.parse(stdout)).toEqual({ streams: 4, matched: 4, mismatches: [], skipped: ['c/other.chunks.txt'] })
  expect(code).toBe(0)
  expect((await run(path)).stdout).toBe(
    'c/other.chunks.txt is of no provider with an adapter; skipped\n4 of 4 streams match at every chunking\n'
  )
})

test('an index may name such a file, and its expectation counts', async () => {
  const text = await linesOf('anthropic-messages/running-usage')
  const entry = { file: 'a.chunks.txt', provider: 'anthropic-messages', sha256: sha256Of(text) }
  const index = (input: number): string =>
    JSON.stringify({ streams: [{ ...entry, expect: { outcome: 'succeeded', usage: { input_token: input } } }] })
  const right = await directory({ 'a.chunks.txt': text, 'index.json': index(1002) })
  expect(await run(right)).toMatchObject({ code: 0, stdout: '1 of 1 streams match at every chunking\n' })
  const wrong = await directory({ 'a.chunks.txt': text, 'index.json': index(1003) })
  expect((await run(wrong)).code).toBe(1)
})

test('a file that is not payloads, and a directory without a stream of ours, end with 2', async () => {
  const broken = await directory({ 'a.chunks.txt': '{"type":"response.created"}\n{"type":\n' })
  expect(await run(broken)).toMatchObject({ code: 2, stderr: expect.stringContaining('a.chunks.txt holds a line') })
  const foreign = await directory({ 'a.chunks.txt': '{"choices":[]}\n' })
  expect(await run(foreign)).toMatchObject({ code: 2, stderr: expect.stringContaining('no stream of a provider') })
})

test('payloads are framed as they were sent, and an end that is missing is expected to fail', () => {
  expect(Buffer.from(framed('{"type":"ping"}\n\n{"error":{}}\n')).toString()).toBe(
    'event: ping\ndata: {"type":"ping"}\n\ndata: {"error":{}}\n\n'
  )
  const cut: Payload[] = payloadsOf('{"type":"response.created","response":{}}', 'a')
  expect(providerOf(cut)).toBe('openai-responses')
  expect(deriveExpectation('openai-responses', cut)).toEqual({ outcome: 'failed' })
})

test('what is derived from the payloads of a fixture is what its author expects', async () => {
  const rows: [string, Record<string, unknown>][] = [
    [
      'openai-responses/usage-details',
      {
        finish_reason: 'stop',
        usage: { input_token: 100, cache_read_token: 80, output_token: 50, reasoning_token: 30 }
      }
    ],
    ['openai-responses/refusal-beside-tool-call', { finish_reason: 'refusal' }],
    ['openai-responses/content-filter', { finish_reason: 'content_filter' }],
    ['openai-responses/incomplete-steered', { finish_reason: 'other' }],
    [
      'openai-responses/custom-tool-call',
      { tool_calls: [{ name: 'helm', arguments_sha256: sha256Of('hard to port') }] }
    ],
    [
      'openai-responses/tool-call-rotating-ids',
      {
        finish_reason: 'tool_calls',
        tool_calls: [
          { name: 'depth_at', arguments_sha256: sha256Of('{"x":1}') },
          { name: 'depth_by', arguments_sha256: sha256Of('{"y":2}') }
        ]
      }
    ],
    ['openai-responses/failed-after-output', { outcome: 'failed' }],
    [
      'anthropic-messages/prefilled',
      {
        finish_reason: 'tool_calls',
        text: { sha256: sha256Of('At four.'), utf8_bytes: 8 },
        usage: { input_token: 40, output_token: 9 }
      }
    ],
    ['anthropic-messages/usage-falls', { usage: { input_token: 8849, cache_read_token: 8831, output_token: 3 } }],
    ['anthropic-messages/pause', { finish_reason: 'pause', tool_calls: [] }],
    ['anthropic-messages/unknown-stop-reason', { finish_reason: 'other' }],
    ['anthropic-messages/error-overloaded', { outcome: 'failed' }]
  ]
  for (const [id, expected] of rows) {
    const payloads = payloadsOf(await linesOf(id), id)
    const provider = id.startsWith('openai') ? 'openai-responses' : 'anthropic-messages'
    expect([id, deriveExpectation(provider, payloads)]).toEqual([id, expect.objectContaining(expected)])
  }
})
