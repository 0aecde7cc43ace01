import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { readBaseline } from './baseline.ts'
import { checkScenarios, createKnownFailures } from './known-failures.ts'

let path = ''

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'baseline-test-')), 'known.yaml')
})

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }))

async function read(text: string) {
  await writeFile(path, text)
  return readBaseline(path)
}

const row = { requirement: 'sequence/dense', scenario: 'sequence/*', reason: 'a ticket', expires: '2030-01-31' }

const known = (rows: readonly object[], today = '2029-01-01') =>
  createKnownFailures({ path, rows: rows.map((facts) => ({ ...row, ...facts, place: 'known.yaml, line 1' })) }, today)

test('a baseline is a list of entries, each with its line; without a scenario it is about all of them', async () => {
  const text = '- requirement: sequence/dense\n  reason: a ticket\n  expires: 2030-01-31\n'
  expect(await read(text)).toEqual({ path, rows: [{ ...row, scenario: '*', place: `${path}, line 1` }] })
  expect((await read('# none any more\n')).rows).toEqual([])
})

const excluded = Object.values(requirements).find(({ state }) => typeof state === 'object')?.id

test.each([
  [
    'requirement: x\n',
    'line 1: a baseline is a list of known failures; write - {requirement, scenario, reason, expires}'
  ],
  ['- sequence/dense\n', 'line 1: an entry must hold requirement, scenario, reason and expires'],
  [
    '- {requirement: sequence/dens, reason: r, expires: 2030-01-31}\n',
    'line 1: there is no requirement sequence/dens; did you mean sequence/dense?'
  ],
  [
    `\n- {requirement: ${excluded}, reason: r, expires: 2030-01-31}\n`,
    `line 2: no law judges ${excluded}, so nothing about it can fail; take the entry out`
  ],
  ['- {requirement: sequence/dense, expires: 2030-01-31}\n', 'line 1: reason must be a text; write reason: '],
  ['- {requirement: sequence/dense, reason: r}\n', 'line 1: expires must be a text; write expires: 2030-01-31'],
  [
    '- {requirement: sequence/dense, reason: r, expires: 2030-02-30}\n',
    'line 1: expires must be a day; write expires: 2030-01-31'
  ],
  ['- {requirement: sequence/dense, reason: r, expires: 31.1.2030}\n', 'line 1: expires must be a day'],
  [
    '- {requirement: sequence/dense, reason: r, expire: 2030-01-31}\n',
    'line 1: there is no field "expire"; did you mean expires?'
  ],
  ['- [\n', 'this is no YAML']
])('the baseline %j is refused in one sentence', async (text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence)
})

test('an entry covers its requirement in the scenarios of its glob, to the end of its day', () => {
  expect(known([{}]).covers('sequence/dense', 'sequence/gap')).toBe(true)
  expect(known([{}]).covers('sequence/dense', 'replay/all')).toBe(false)
  expect(known([{}]).covers('sequence/starts-at-one', 'sequence/gap')).toBe(false)
  expect(known([{}], '2030-01-31').covers('sequence/dense', 'sequence/gap')).toBe(true)
  expect(known([{}], '2030-02-01').covers('sequence/dense', 'sequence/gap')).toBe(false)
})

test('only an entry about all scenarios covers what was never reached', () => {
  expect(known([{}]).coversAll('sequence/dense')).toBe(false)
  expect(known([{ scenario: '*' }]).coversAll('sequence/dense')).toBe(true)
})

test('an entry that covered something is used, one that did not is stale, one whose day has passed is expired', () => {
  const entries = known([{}, { scenario: 'replay/*' }, { expires: '2028-12-31' }])
  entries.covers('sequence/dense', 'sequence/gap')
  expect(entries.rows(true).map(({ state }) => state)).toEqual(['used', 'stale', 'expired'])
})

test('in a run of a part only an entry whose scenarios were exercised can be stale', () => {
  const entries = known([{}, { scenario: 'replay/*' }])
  entries.exercised('sequence/dense', 'replay/all')
  expect(entries.rows(false).map(({ state }) => state)).toEqual(['not-reached', 'stale'])
})

test('an entry about scenarios that do not exist is refused with the nearest one', () => {
  const check = (scenario: string) => () =>
    checkScenarios(
      { path, rows: [{ ...row, scenario, place: 'known.yaml, line 4' }] },
      ['replay/all', 'sequence/gap'],
      ['core']
    )
  for (const fine of ['*', 'replay/*', 'replay', 'replay/all', 'property/core/*', 'property/core/17', 'property/*']) {
    expect(check(fine)).not.toThrow()
  }
  expect(check('replay/al')).toThrow('known.yaml, line 4: no scenario matches replay/al; did you mean replay/all?')
  expect(check('property/cores/1')).toThrow(/no scenario matches property\/cores\/1/)
})
