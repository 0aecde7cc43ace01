import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RequirementId, requirements } from '../../generated/requirements.ts'
import { laws } from '../laws/index.ts'
import { conform } from './conform.ts'
import { defaultOptions } from './options.ts'
import { createTestIo } from './testing/test-io.ts'
import { tinySubject } from './testing/tiny-subject.ts'
import { meetToy } from './testing/toy.ts'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'aftermath-test-'))
})
afterEach(() => rm(out, { recursive: true, force: true }))

/** The verdict on one requirement, of a toy with a fault, over one case. */
async function verdictOn(id: RequirementId, fault?: string) {
  const subject = {
    ...tinySubject,
    laws: laws.filter(({ requirement }) => requirement === id),
    requirements: { [id]: requirements[id] },
    cases: tinySubject.cases.slice(0, 1)
  }
  const options = { ...defaultOptions, out, dialects: ['openai-responses' as const], seed: 7, runs: 0, timeoutMs: 3000 }
  const { report } = await conform(meetToy(fault), options, createTestIo(), subject)
  const verdict = report.requirements.find(({ requirement }) => requirement === id)
  return [verdict?.verdict, verdict?.failures[0]?.scenario, verdict?.failures[0]?.witness.saw]
}

test('a prompt in the output of the runtime fails in the run that it belongs to', async () => {
  expect(await verdictOn('security/prompts-not-logged')).toEqual(['pass', undefined, undefined])
  const failed = await verdictOn('security/prompts-not-logged', 'logs-prompts')
  expect(failed).toEqual(['fail', 'tiny/whole', 'the prompt in standard output'])
})

test('a key and a stack trace in the output of the runtime fail where no run is to blame', async () => {
  const key = await verdictOn('security/no-credential-written', 'leaks-key')
  expect(key).toEqual(['fail', 'process/output', 'that of a target in standard output'])
  const trace = await verdictOn('security/errors-clean', 'traces')
  expect(trace).toEqual(['fail', 'process/output', 'a stack trace in standard error'])
})

test('a provider request on behalf of no execution fails', async () => {
  expect((await verdictOn('attempts/request-has-evidence'))[0]).toBe('pass')
  const [verdict, scenario] = await verdictOn('attempts/request-has-evidence', 'warms-up')
  expect([verdict, scenario]).toEqual(['fail', 'lab/unaccounted'])
})
