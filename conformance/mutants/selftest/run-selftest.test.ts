import { expect, test, vi } from 'vitest'
import { loadSubject } from '../../runner/load-subject.ts'
import { createTestIo } from '../../runner/testing/test-io.ts'
import { crlfLineEnds } from '../controls/crlf-line-ends.ts'
import { countsOneTokenTooMany } from '../counts-one-token-too-many.ts'
import { empty200 } from '../nulls/empty-200.ts'
import { numbersAttemptsFromZero } from '../numbers-attempts-from-zero.ts'
import { skipsASequenceNumber } from '../skips-a-sequence-number.ts'
import type { Exhibits } from './judge.ts'
import { selftest } from './run-selftest.ts'

// Whole runs: seconds of work each, and more beside other tests.
vi.setConfig({ testTimeout: 120_000 })

const whole = loadSubject()
/** Enough to exercise the laws that these tests speak of. */
const cases = whole.cases.filter(({ id }) =>
  /^(sequence|usage)\/|^attempts\/(all-|one-after)|^terminal\/empty/.test(id)
)
const none: Exhibits = { mutants: [], controls: [], nulls: [], subject: { ...whole, cases } }

const filter = '*'

test('mutants of three kinds are killed by the laws that they predict', async () => {
  const io = createTestIo()
  const mutants = [skipsASequenceNumber, countsOneTokenTooMany, numbersAttemptsFromZero]
  const code = await selftest({ ...none, mutants }, { filter }, io)
  expect(io.out()).toContain('3 of 3 mutants killed')
  expect(io.out()).toContain('● sequence/dense')
  expect(code).toBe(0)
})

test('a mutant whose edit does nothing survives and fails the self-test', async () => {
  const io = createTestIo()
  const blank = { ...skipsASequenceNumber, name: 'does-nothing', edits: () => ({}) }
  const code = await selftest({ ...none, mutants: [blank] }, { filter }, io)
  expect(io.out()).toContain('survived does-nothing')
  expect(code).toBe(1)
})

test('a mutant is not killed by a law that it does not predict', async () => {
  const io = createTestIo()
  const wrong = { ...countsOneTokenTooMany, predicts: ['sequence/dense'] as const }
  expect(await selftest({ ...none, mutants: [wrong] }, { filter }, io)).toBe(1)
  expect(io.out()).toContain('sequence/dense did not fail')
})

test('a mutant that breaks everything is no evidence for any law', async () => {
  const io = createTestIo()
  const everything = {
    ...skipsASequenceNumber,
    edits: () => ({ app: () => () => new Response('no', { status: 500 }) })
  }
  expect(await selftest({ ...none, mutants: [everything] }, { filter }, io)).toBe(1)
  expect(io.out()).toContain('void')
})

test('a mutant that does not start is void', async () => {
  const io = createTestIo()
  const edits = (): never => {
    throw new Error('no such part')
  }
  expect(await selftest({ ...none, mutants: [{ ...skipsASequenceNumber, edits }] }, { filter }, io)).toBe(1)
  expect(io.out()).toContain('it does not start: no such part')
})

test('a prediction that no scenario exercises is stale', async () => {
  const io = createTestIo()
  const idle = { ...skipsASequenceNumber, predicts: ['replay/many-readers'] as const }
  expect(await selftest({ ...none, mutants: [idle] }, { filter }, io)).toBe(1)
  expect(io.out()).toContain('no scenario exercises replay/many-readers')
})

test('a legal oddity is clean, and a control that breaks a law is told with the place', async () => {
  const io = createTestIo()
  const broken = { name: 'broken', title: 'broken', edits: countsOneTokenTooMany.edits }
  expect(await selftest({ ...none, controls: [crlfLineEnds, broken] }, { filter }, io)).toBe(1)
  expect(io.out()).toMatch(/^clean +crlf-line-ends$/m)
  expect(io.out()).toMatch(/^unclean +broken$/m)
  expect(io.out()).toMatch(/broken broke usage.matches-script in \S+ \(\S+\): expected output_token \d+/)
  expect(io.out()).toContain('1 of 2 controls clean')
})

test('a thing that is no runtime is at zero only if exactly its own laws pass without the proof', async () => {
  const io = createTestIo()
  const boastful = { ...empty200, name: 'boastful', passesUnproven: ['sequence/dense'] as const }
  expect(await selftest({ ...none, nulls: [empty200, boastful] }, { filter }, io)).toBe(1)
  expect(io.out()).toMatch(/^zero +empty-200 +exit 3$/m)
  expect(io.out()).toMatch(/^above +boastful/m)
})

test('the JSON summary holds nine figures and nothing else', async () => {
  const io = createTestIo()
  const code = await selftest({ ...none, mutants: [skipsASequenceNumber] }, { filter, json: true }, io)
  expect(code).toBe(0)
  expect(JSON.parse(io.out())).toEqual({
    mutants: 1,
    killed: 1,
    survived: 0,
    controls: 0,
    controls_clean: 0,
    nulls: 0,
    nulls_at_zero: 0,
    must_laws: expect.any(Number),
    must_laws_with_mutant: 1
  })
})

test('a MUST law that no killed mutant predicts fails an unfiltered self-test', async () => {
  const io = createTestIo()
  expect(await selftest({ ...none, mutants: [skipsASequenceNumber] }, {}, io)).toBe(1)
  expect(io.out()).toContain('no mutant was killed by sequence/starts-at-one')
})

test('a filter that names nothing is a usage error', async () => {
  const io = createTestIo()
  expect(await selftest({ ...none, mutants: [skipsASequenceNumber] }, { filter: 'skips-a-sequense-number' }, io)).toBe(
    2
  )
  expect(io.err()).toContain('did you mean skips-a-sequence-number?')
})

test('an interrupted self-test says nothing and ends with 130', async () => {
  const io = createTestIo(AbortSignal.abort())
  expect(await selftest({ ...none, mutants: [skipsASequenceNumber] }, {}, io)).toBe(130)
  expect(io.out()).toBe('')
})
