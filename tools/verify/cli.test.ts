import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runVerify } from './cli.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'verify-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

async function run(root: string, ...args: string[]): Promise<{ code: number; out: string }> {
  let out = ''
  const code = await runVerify(args, root, (text) => {
    out += text
  })
  return { code, out }
}

const row = {
  id: 'sequence/dense',
  level: 'MUST',
  observable: 'lab',
  text: 'Dense.',
  anchor: 'chapters/s.md#a',
  state: 'law'
}
const rowFile = JSON.stringify({ chapter: 'sequence', requirements: [row] })
const sound = {
  'spec/requirements/sequence.yaml': rowFile,
  'spec/chapters/s.md': '<a id="a"></a>',
  'conformance/laws/sequence/dense.ts': "'sequence/dense'"
}

test('a sound repository exits 0 and names each check', async () => {
  const root = repository(sound)
  expect(await run(root, '--accept', 'all')).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(join(root, 'spec/requirements/reviewed.json'), 'utf8'))).toHaveProperty([
    'sequence/dense'
  ])
  const { code, out } = await run(root)
  expect(code).toBe(0)
  expect(out).toContain('ok    law-files\n')
})

test('a finding exits 1 and is told with its path', async () => {
  const { code, out } = await run(repository(sound), '--only', 'reviewed-texts')
  expect(code).toBe(1)
  expect(out).toBe(
    'FAIL  reviewed-texts (1)\n      spec/requirements/sequence.yaml: sequence/dense is new and not reviewed: review it, then npm run -s verify -- --accept sequence/dense\n'
  )
})

test('a file that cannot be read is a finding of the checks that need it and stops no other', async () => {
  const { code, out } = await run(
    repository({ ...sound, 'spec/requirements/broken.yaml': 'chapter: broken\n' }),
    '--json'
  )
  const reports: { check: string; findings: { message: string }[] }[] = JSON.parse(out)
  expect(code).toBe(1)
  expect(reports.find((report) => report.check === 'law-files')?.findings[0]?.message).toContain(
    'broken.yaml: no list "requirements"'
  )
  expect(reports.find((report) => report.check === 'chapter-links')?.findings).toEqual([])
})

test('the registry of mutants is read from the repository', async () => {
  const registry = (predicts: string) =>
    repository({ ...sound, 'conformance/mutants/index.ts': `export const mutants = ${predicts}` })
  const good = registry("[{ name: 'skips', predicts: ['sequence/dense'] }]")
  expect(await run(good, '--only', 'law-mutants')).toEqual({ code: 0, out: 'ok    law-mutants\n' })
  const bad = registry("['skips']")
  expect(await run(bad, '--only', 'law-mutants')).toMatchObject({ code: 2 })
})

test('wrong usage exits 2 and says what would be right', async () => {
  const root = repository(sound)
  expect(await run(root, '--only', 'laws')).toMatchObject({
    code: 2,
    out: expect.stringContaining('there are: requirement-rows')
  })
  expect(await run(root, '--frob')).toMatchObject({ code: 2 })
  expect(await run(root, '--accept', 'sequence/typo')).toMatchObject({ code: 2 })
})

test('help and list exit 0', async () => {
  const root = repository({})
  expect(await run(root, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('exit codes') })
  expect(await run(root, '--list')).toMatchObject({ code: 0, out: expect.stringContaining('provider-folders') })
})
