import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { run } from './run.ts'

const example = fileURLToPath(new URL('../examples/python', import.meta.url))

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'chat-test-'))
})

afterAll(() => rm(out, { recursive: true, force: true }))

/** Judges the Python example by one chapter; `dialect`: what it is told to speak. */
async function judged(filter: string, dialect: string): Promise<{ code: number; last: string; report: Report }> {
  const io = createTestIo()
  const options = ['--dialects', 'openai-chat-completions', '--filter', filter, '--runs', '5', '--out', out]
  const words = ['python3', '-m', 'runtime', '--port', '{port}', '--dialect', dialect]
  const code = await run(['conform', ...options, '--env', `PYTHONPATH=${example}`, '--', ...words], io)
  const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as Report
  return { code, last: io.out().trimEnd().split('\n').at(-1) ?? '', report }
}

test.each([['output/*'], ['usage/*'], ['sequence/*']])(
  'a spawned runtime that speaks Chat Completions is judged by %s and has no failure',
  { timeout: 60_000 },
  async (filter) => {
    const { code, last, report } = await judged(filter, 'openai-chat-completions')
    expect([code, last]).toEqual([0, expect.stringMatching(/^no failure in \d+ runs: \d+ MUST held; /)])
    expect(report.dialects).toEqual(['openai-chat-completions'])
    expect(report.wiring.map(({ target, broken }) => [target, broken])).toEqual([
      ['lab-chat-plain', undefined],
      ['lab-chat-a', undefined],
      ['lab-chat-b', undefined],
      ['lab-chat-c', undefined]
    ])
    expect(report.scenarios.run).toBeGreaterThan(3)
  }
)

test('a runtime that was not told of the targets is not wired, and hears how it takes them', async () => {
  const { code, last } = await judged('sequence/*', 'openai-responses')
  expect(code).toBe(3)
  expect(last).toContain('LAB_TARGETS')
})
