import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { createApp, createRuntime } from '../../reference/index.ts'
import type { RequirementVerdict } from '../model/verdict.ts'
import { conform } from './conform.ts'
import { loadSubject } from './load-subject.ts'
import { type Meeting, meetBySpawn, meetByUrl } from './meet.ts'
import { meetInProcess } from './meet-in-process.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import { neededBy } from './plan.ts'
import { referenceCommand } from './testing/reference.ts'
import { createTestIo } from './testing/test-io.ts'

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'modes-test-'))
})

afterAll(() => rm(out, { recursive: true, force: true }))

const env = { PATH: process.env.PATH ?? '' }

const bySpawn = meetBySpawn({ command: [...referenceCommand, '--port', '{port}'], env, startTimeoutMs: 20_000 })

const inProcess = meetInProcess(async ({ config, env, fetch }) => {
  const runtime = createRuntime(config as Parameters<typeof createRuntime>[0], { env, fetch })
  const app = createApp(runtime)
  return { fetch: (request) => app.fetch(request), stop: () => runtime.stop(0) }
})

/** The spawned reference met by its address alone: what `--url` does, over a lab whose port and keys are known beforehand. */
const attached: Meeting = {
  ...bySpawn,
  mode: 'attach',
  stableKeys: true,
  async meet(lab, scan, configDialect, signal) {
    const spawned = await bySpawn.meet(lab, scan, configDialect, signal)
    const url = 'url' in spawned.base ? spawned.base.url : ''
    const met = await meetByUrl(url, 0).meet(lab, scan, configDialect, signal)
    return { ...met, stop: () => spawned.stop() }
  }
}

/** Portable cases of two chapters, so that what is compared is the way of meeting and nothing else. */
const { cases, ...rest } = loadSubject()
const subject = {
  ...rest,
  arbitraries: {},
  cases: cases.filter((scenario) => /^(sequence|replay)\//.test(scenario.id) && !neededBy(scenario).includes('socket'))
}

/** What only some ways to meet a runtime can show at all. */
const needsOwnOne = (id: string): boolean =>
  (Object.values(requirements).find((row) => row.id === id)?.needs ?? []).some((need) =>
    ['own-runtime', 'own-process', 'process', 'restart'].includes(need)
  )

test('spawn, attach and in process give the same verdict on every requirement', { timeout: 300_000 }, async () => {
  const dialects: RunOptions['dialects'] = ['openai-responses', 'anthropic-messages']
  const options: RunOptions = { ...defaultOptions, configDialect: 'extended', dialects, seed: 11, out, filter: '*' }
  const verdicts = async (meeting: Meeting): Promise<[string, RequirementVerdict['verdict']][]> => {
    const { report } = await conform(meeting, options, createTestIo(), subject)
    expect(report.scenarios.run).toBeGreaterThan(20)
    expect([report.kitFaults, report.unproven]).toEqual([[], []])
    const must = report.requirements.filter(({ level, requirement }) => level === 'MUST' && !needsOwnOne(requirement))
    return must.map(({ requirement, verdict }) => [requirement, verdict])
  }
  const spawned = await verdicts(bySpawn)
  expect(spawned.filter(([, verdict]) => verdict === 'pass').length).toBeGreaterThan(20)
  for (const meeting of [attached, inProcess]) {
    const others = await verdicts(meeting)
    // What a way of meeting cannot see (the runtime's own output, a socket) it says so of, and of nothing else.
    const unseen = new Set(
      others.flatMap(([requirement, verdict]) => (verdict === 'not-applicable' ? [requirement] : []))
    )
    // What the machine was too slow to tell, alone and three times over, is no word on the runtime, and nothing to compare.
    const untold = [...spawned, ...others].flatMap(([requirement, verdict]) =>
      verdict === 'inconclusive' ? [requirement] : []
    )
    const seen = ([requirement]: readonly [string, string]) => !unseen.has(requirement) && !untold.includes(requirement)
    expect(others.filter(seen)).toEqual(spawned.filter(seen))
    const lost = spawned.filter(([requirement, verdict]) => unseen.has(requirement) && verdict !== 'not-applicable')
    expect(lost.map(([requirement]) => requirement.split('/')[0])).toEqual(lost.map(() => 'security'))
  }
})
