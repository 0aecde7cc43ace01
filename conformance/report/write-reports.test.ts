import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportMistakes } from './testing/check-report.ts'
import { hostileReport } from './testing/hostile-report.ts'
import { sampleReport } from './testing/sample-report.ts'
import { verdictKinds } from './verdict-words.ts'
import { reportFiles, writeReports } from './write-reports.ts'

let out = ''

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'reports-test-'))
})

afterEach(() => rm(out, { recursive: true, force: true }))

const silent = () => undefined

test('every form is written below the directory, which is made, and the page is the one that is named', async () => {
  const directory = join(out, 'a', 'b')
  expect(await writeReports(directory, sampleReport(), { warn: silent })).toBe(join(directory, 'report.html'))
  expect((await readdir(directory)).toSorted()).toEqual(Object.values(reportFiles).toSorted())
  expect(reportMistakes(JSON.parse(await readFile(join(directory, 'report.json'), 'utf8')))).toEqual([])
})

test('a job summary is appended to, and an empty name is none', async () => {
  const summary = join(out, 'summary.md')
  await appendFile(summary, 'before\n')
  await writeReports(out, sampleReport(), { summary, warn: silent })
  await writeReports(out, sampleReport(), { summary: '', warn: silent })
  const text = await readFile(summary, 'utf8')
  expect(text).toBe(`before\n${await readFile(join(out, 'report.md'), 'utf8')}`)
})

test('a hostile report is written in every form without a character that acts on anything', async () => {
  await writeReports(out, hostileReport(), { warn: silent })
  for (const name of Object.values(reportFiles)) {
    const text = await readFile(join(out, name), 'utf8')
    expect([name, /[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''))]).toEqual([name, false])
    expect(text.length).toBeLessThan(400_000)
  }
})

test('the README names every file and every verdict', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  for (const name of Object.values(reportFiles)) expect(readme).toContain(`| \`${name}\` `)
  for (const kind of verdictKinds) expect(readme).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm'))
})
