import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { judged, sampleReport } from '../report/testing/sample-report.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { run } from './run.ts'

let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diff-test-'))
})

afterAll(() => rm(directory, { recursive: true, force: true }))

async function file(name: string, content: unknown): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

async function diff(before: Report, after: Report, ...flags: string[]) {
  const io = createTestIo()
  const code = await run(['diff', await file('a.json', before), await file('b.json', after), ...flags], io)
  return { code, out: io.out() }
}

const good = sampleReport({ line: 'conformant (…)', requirements: [judged('sequence/dense', 'pass')] })
const bad = sampleReport({ requirements: [judged('sequence/dense', 'fail')] })

test('a new failure is told with what was seen, exit 1', async () => {
  expect(await diff(good, bad)).toEqual({
    code: 1,
    out: `before     conformant (…)
after      ${bad.line}
new fail   sequence/dense  pass → fail  saw sequence 5 in sequence/whole
worse: 1 new failure
`
  })
})

test('a fixed failure is told, exit 0; nothing at all is no change', async () => {
  const { code, out } = await diff(bad, good)
  expect([code, out.trimEnd().split('\n').slice(-2)]).toEqual([
    0,
    ['fixed      sequence/dense  fail → pass', 'not worse: 1 fixed']
  ])
  expect((await diff(bad, bad)).out.trimEnd().split('\n').at(-1)).toBe('no change')
})

test('a law that stopped running is worse, with the reason, and a filter is named as one', async () => {
  const unreached = { ...judged('sequence/dense', 'not-exercised'), reason: 'no run reached its condition' }
  const silent = await diff(good, sampleReport({ requirements: [unreached] }))
  expect([silent.code, silent.out.split('\n').slice(2, 3), silent.out.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    ['stopped    sequence/dense  pass → not-exercised  no longer judged: no run reached its condition'],
    'worse: 1 no longer judged'
  ])
  const filtered = await diff(good, sampleReport({ requirements: [], filter: 'replay/*' }))
  expect(filtered.out).toContain(
    'stopped    sequence/dense  pass → absent  no longer judged: the later report does not hold it (see the notes)\n'
  )
  expect(filtered.out).toContain('note       filter: none, then replay/*\n')
})

test('as JSON the lists stand by their names', async () => {
  const { code, out } = await diff(good, sampleReport({ requirements: [] }), '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    worse: true,
    failed: [],
    stopped: [{ requirement: 'sequence/dense', before: 'pass', after: 'absent' }]
  })
})

test('texts of a report cannot act on a terminal', async () => {
  const hostile = sampleReport({ line: 'conformant \u001b[2J', requirements: [] })
  expect((await diff(hostile, hostile)).out).not.toContain('\u001b')
})

test.each([
  ['no.json', undefined, / cannot be read \(ENOENT\); give the path of a report\.json\n$/],
  ['text.json', 'no json', / is no report of conform; give the path of a report\.json\n$/],
  ['other.json', '{"version": 1}', / is no report of conform; /],
  ['later.json', JSON.stringify({ ...good, version: 2 }), / is a report of version 2; this kit reads version 1\n$/]
])('%s is a usage error', async (name, content, sentence) => {
  const io = createTestIo()
  const path = content === undefined ? join(directory, name) : await file(name, content)
  expect(await run(['diff', path, path], io)).toBe(2)
  expect(io.err()).toMatch(sentence)
})
