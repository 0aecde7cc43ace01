import { expect, test } from 'vitest'
import type { Item, RunStarted } from '../model/verdict.ts'
import { type DoubtfulRun, doubtsOf, settleDoubts } from './doubts.ts'
import type { Judgement } from './judge.ts'
import type { CountedFinding } from './tally.ts'

type Word = 'broken' | 'held' | 'idle'

const witness = { expected: 'x', saw: 'y', at: { item: 0 } }

const finding = (requirement: string, word: Word): CountedFinding =>
  word === 'broken'
    ? { requirement, antecedents: 1, violations: 1, witness }
    : { requirement, antecedents: word === 'held' ? 1 : 0, violations: 0 }

const judgement = (words: Readonly<Record<string, Word>>): Judgement => ({
  proof: { proven: true },
  findings: [],
  run: { kind: 'run' } as RunStarted,
  counted: Object.entries(words).map(([requirement, word]) => finding(requirement, word))
})

const run = {
  scenario: { id: 'a/b', title: 't', group: 'none' as const, calls: [] },
  dialect: 'd'
}

const doubtful = (words: Readonly<Record<string, Word>>, requirements: readonly string[], order = 0): DoubtfulRun => ({
  run,
  order,
  judgement: judgement(words),
  requirements,
  hung: true
})

type Words = Readonly<Record<string, Word>>

/** Settles with reruns that say these words, one after the other, and companies of several; `undefined`: no calm one can be made. */
async function settle(
  runs: readonly DoubtfulRun[],
  reruns: readonly Words[],
  over = false,
  companies: readonly (readonly Words[] | undefined)[] = []
) {
  const counted: Record<string, Word>[] = []
  const doubts: string[] = []
  let made = 0
  let asked = 0
  await settleDoubts(runs, {
    alone: async () => judgement(reruns[made++] ?? {}),
    inCompany: async () => companies[asked++]?.map(judgement),
    count: (_, { counted: findings }) =>
      counted.push(
        Object.fromEntries(
          findings.map(({ requirement, antecedents, violations }) => [
            requirement,
            violations > 0 ? 'broken' : antecedents > 0 ? 'held' : 'idle'
          ])
        )
      ),
    doubt: (requirement, reason) => doubts.push(`${requirement}: ${reason}`),
    isOfTime: (requirement) => requirement.startsWith('time/'),
    over: () => over
  })
  return { counted, doubts, made, asked }
}

test('a law of time that fails each of three times alone has failed', async () => {
  const broken = { 'time/a': 'broken' } as const
  expect(await settle([doubtful(broken, ['time/a'])], [broken, broken, broken])).toEqual({
    counted: [broken],
    doubts: [],
    made: 3,
    asked: 0
  })
})

test('a law of time that holds each of three times alone was noise, and the rerun is counted', async () => {
  const held = { 'time/a': 'held' } as const
  expect(await settle([doubtful({ 'time/a': 'broken' }, ['time/a'])], [held, held, held])).toEqual({
    counted: [held],
    doubts: [],
    made: 3,
    asked: 1
  })
})

test('a law of time that does either is inconclusive, as soon as both were seen', async () => {
  const { counted, doubts, made } = await settle(
    [doubtful({ 'time/a': 'broken' }, ['time/a'])],
    [{ 'time/a': 'held' }, { 'time/a': 'broken' }]
  )
  expect([counted, made]).toEqual([[{ 'time/a': 'idle' }], 2])
  expect(doubts).toEqual(['time/a: run again alone it failed and held by turns (2 times)'])
})

test('any other law of a run that ran out of patience is looked at once more', async () => {
  const broken = { 'other/a': 'broken' } as const
  expect((await settle([doubtful(broken, ['other/a'])], [broken])).made).toBe(1)
  expect((await settle([doubtful(broken, ['other/a'])], [{ 'other/a': 'held' }])).counted).toEqual([
    { 'other/a': 'held' }
  ])
})

test('what is in no doubt is counted as it was, and a convicted law is not looked at again', async () => {
  const words = { 'time/a': 'broken', 'other/b': 'broken' } as const
  const broken = { 'time/a': 'broken', 'other/b': 'held' } as const
  const { counted, made } = await settle(
    [doubtful(words, ['time/a'], 1), doubtful(words, ['time/a'], 0)],
    [broken, broken, broken]
  )
  expect([counted, made]).toEqual([[words, words], 3])
})

test('without time for a rerun a law of time is inconclusive, and silence stands', async () => {
  const words = { 'time/a': 'broken', 'other/b': 'broken' } as const
  const { counted, doubts } = await settle([doubtful(words, ['time/a', 'other/b'])], [], true)
  expect(counted).toEqual([{ 'time/a': 'idle', 'other/b': 'broken' }])
  expect(doubts).toEqual(['time/a: it failed once, and there was no time to run it again alone'])
})

const silence = { 'other/a': 'broken' } as const
const answered = { 'other/a': 'held' } as const

test('what holds alone and hangs in two companies has failed', async () => {
  const company = [answered, silence, answered]
  const { counted, doubts, asked } = await settle([doubtful(silence, ['other/a'])], [answered], false, [
    company,
    company
  ])
  expect({ counted, doubts, asked }).toEqual({ counted: [silence], doubts: [], asked: 2 })
})

test.each([
  ['holds in the first company', [[answered, answered]], 1],
  [
    'hangs in one company of two',
    [
      [answered, silence],
      [answered, answered]
    ],
    2
  ],
  ['can be put into no company, or on no calm machine', [], 1],
  ['hangs on a machine that is calm no more', [[silence, silence], undefined], 2]
] as const)('what holds alone and %s was noise', async (_title, companies, asked) => {
  const settled = await settle([doubtful(silence, ['other/a'])], [answered], false, companies)
  expect(settled).toMatchObject({ counted: [answered], doubts: [], asked })
})

test('what nobody waited for in vain is put into no company', async () => {
  const held = { 'time/a': 'held' } as const
  const late = { ...doubtful({ 'time/a': 'broken' }, ['time/a']), hung: false }
  const broken = { 'time/a': 'broken' } as const
  const { asked, counted } = await settle([late], [held, held, held], false, [[broken], [broken]])
  expect([asked, counted]).toEqual([0, [held]])
})

const ofTime = (requirement: string) => requirement.startsWith('time/')

test('laws of time are in doubt wherever they fail, others where patience ran out', () => {
  const words = judgement({ 'time/a': 'broken', 'other/b': 'broken', 'other/c': 'held' })
  expect(doubtsOf([], words, ofTime)).toEqual(['time/a'])
  const closed: Item = { kind: 'sse.closed', time: 1, reader: 'r', execution: 'e', how: 'timeout', residue: 0 }
  expect(doubtsOf([closed], words, ofTime)).toEqual(['time/a', 'other/b'])
  expect(doubtsOf([{ ...closed, how: 'eof' }], words, ofTime)).toEqual(['time/a'])
  expect(doubtsOf([closed], judgement({ 'time/a': 'held' }), ofTime)).toEqual([])
})
