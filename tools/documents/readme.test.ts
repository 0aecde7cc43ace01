import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Report } from '../../conformance/report/report.ts'
import { runLine } from './child.ts'
import { blocksOf, root } from './documents.ts'

const page = readFileSync(join(root, 'README.md'), 'utf8')

/** The block right below the first command: what `npm run conform` prints. */
function shownOutput(): string[] {
  const [command, output] = blocksOf('README.md')
  expect([command?.language, command?.body, output?.language]).toEqual(['sh', 'npm ci && npm run -s conform\n', 'text'])
  return (output?.body ?? '').trimEnd().split('\n')
}

/** A short run of the same command: what it says of itself is what a whole run says. */
async function shortRun(): Promise<Report> {
  const out = mkdtempSync(join(tmpdir(), 'readme-'))
  try {
    const ended = await runLine(`npm run -s conform -- --filter sequence --runs 2 --out ${out}`, root)
    expect([ended.code, ended.stderr]).toEqual([0, ''])
    return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

test('a runnable line stands within the first twenty', () => {
  expect(page.split('\n').indexOf('npm ci && npm run -s conform')).toBeLessThan(20)
})

test('the output below the first command is that of a real run, figures aside', { timeout: 240_000 }, async () => {
  const lines = shownOutput()
  const { spec, kit, requirements, featuresClaimed, dialects } = await shortRun()
  const table = lines.slice(lines.findIndex((line) => line.startsWith('chapter ')) + 1)
  const chapters = table.slice(
    0,
    table.findIndex((line) => line.startsWith('properties '))
  )
  expect(lines[0]).toMatch(
    new RegExp(`^model-runtime-kit ${kit} · spec ${spec} · seed \\d+ · node dist/reference/main.js`)
  )
  expect(chapters.map((line) => line.split(' ')[0])).toEqual([...new Set(requirements.map(({ chapter }) => chapter))])
  // Where the last line says conformant every MUST passes or does not apply; a SHOULD may have warned, or never have been reached.
  for (const line of chapters)
    expect(line).toMatch(
      /^[\w-]+ +(\d+ n\/a, )?\d+ pass(, \d+ n\/a)? {2,}((\d+ n\/a, )?\d+ pass(, \d+ (n\/a|never|warn))* {2,})?\d+ +\d+$/
    )
  expect(table.slice(chapters.length).map((line) => line.split(/[\s:]/)[0])).toEqual([
    'properties',
    'not',
    'report',
    'conformant'
  ])
  expect(lines.at(-1)).toBe(`conformant (spec ${spec}; ${featuresClaimed.join(', ')}; ${dialects.join(', ')})`)
})

test('every dependency stands in the README with its reason, and none that is gone', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const [, runTime = '', build = ''] = /^## Dependencies\n(.*?)^\| To build and test.*?\n(.*)/ms.exec(page) ?? []
  const named = (table: string): string[] =>
    [...table.matchAll(/^\| ([^|]+) \| \S[^|]+\|$/gm)]
      .flatMap(([, names = '']) => names.trim().split(', '))
      .filter((name) => /^[@\w]/.test(name) && name !== 'At run time')
      .sort()
  expect(named(runTime)).toEqual(Object.keys(dependencies).sort())
  expect(named(build)).toEqual(Object.keys(devDependencies).sort())
})
