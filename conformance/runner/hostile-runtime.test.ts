import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import type { Law, Witness } from '../model/verdict.ts'
import { reportMistakes } from '../report/testing/check-report.ts'
import { conform } from './conform.ts'
import { defaultOptions } from './options.ts'
import { createTestIo } from './testing/test-io.ts'
import { tinyCases, tinySubject } from './testing/tiny-subject.ts'
import { meetToy } from './testing/toy.ts'

let out = ''

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'hostile-test-'))
})

afterEach(() => rm(out, { recursive: true, force: true }))

/** A law whose witness quotes the runtime whole, as no law of the kit does. */
const quoting: Law<{ antecedents: number; violations: Witness[] }> = {
  requirement: 'sequence/dense',
  passive: true,
  init: () => ({ antecedents: 0, violations: [] }),
  step({ antecedents, violations }, item, index) {
    if (item.kind !== 'sse.frame') return { antecedents, violations }
    const { type } = item.json as { type: string }
    const at = { item: index, reader: item.reader, execution: item.execution }
    const more = type.includes('<img') ? [{ expected: 'a known type', saw: type, at }] : []
    return { antecedents: antecedents + 1, violations: [...violations, ...more] }
  },
  finish: (state) => state
}

test('what a hostile runtime says acts nowhere: not on the terminal, in no file, and its key is told nowhere', async () => {
  const requirement = requirements['sequence/dense']
  const law = quoting as Law
  const subject = {
    ...tinySubject,
    laws: [law],
    cases: tinyCases.slice(0, 1),
    requirements: { [requirement.id]: requirement }
  }
  const io = createTestIo()
  const options = { ...defaultOptions, out, dialects: ['openai-responses'] as const, seed: 7, runs: 0, timeoutMs: 3000 }
  const { report, exitCode } = await conform(meetToy('hostile'), options, io, subject)
  expect(exitCode).toBe(1)
  expect(reportMistakes(report)).toEqual([])
  expect(report.leaks.length).toBeGreaterThan(0)
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['report.html', 'report.json', 'junit.xml', 'report.md'])
  )
  const texts = await Promise.all(
    files.map(async ({ name, parentPath }) => [name, await readFile(join(parentPath, name), 'utf8')] as const)
  )
  for (const [name, text] of [...texts, ['console', io.out()] as const]) {
    expect([name, /[\p{Cc}\p{Cf}]/u.exec(text.replaceAll('\n', ''))]).toEqual([name, null])
    expect([name, text.includes('CANARY')]).toEqual([name, false])
    expect([name, text.length < 100_000]).toEqual([name, true])
  }
  // No line of its own, so none that looks like a verdict.
  expect(
    io
      .out()
      .split('\n')
      .filter((line) => line.startsWith('conformant'))
  ).toEqual([])
  expect(texts.find(([name]) => name === 'report.html')?.[1]).not.toContain('<img')
})
