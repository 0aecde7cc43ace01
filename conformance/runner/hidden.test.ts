import { expect, test } from 'vitest'
import { budgetSparesRunning } from '../laws/attempts/budget-spares-running.ts'
import type { Item, Law, LawResult, RunStarted } from '../model/verdict.ts'
import { type HiddenRun, hiddenIn, type Rerun, unhide } from './hidden.ts'
import type { Judgement } from './judge.ts'
import type { CountedFinding } from './tally.ts'

type Id = Law['requirement']

const scenario = { id: 'a/b', title: 't', group: 'none' as const, calls: [] }
const started: RunStarted = {
  kind: 'run',
  time: 0,
  scenario,
  dialect: 'd',
  nonce: 'n',
  ability: 'x',
  targets: [],
  features: [],
  seed: 1
}

const runOf = (lagMs: number, durationMs = 10): Item[] => [started, { kind: 'end', time: durationMs, lagMs }]

const finding = (requirement: string, antecedents: number, violations = 0): CountedFinding => ({
  requirement,
  antecedents,
  violations
})

const judgement = (...counted: CountedFinding[]): Judgement => ({
  proof: { proven: true },
  findings: [],
  run: started,
  counted
})

/** A law that judges anything only where nobody was kept waiting. */
const impatient: Law = {
  requirement: 'attempts/numbered',
  passive: false,
  init: () => undefined,
  step: (state) => state,
  finish: () => ({ antecedents: 0, violations: [] }),
  judgeAll(items): LawResult {
    const end = items.at(-1)
    return { antecedents: end?.kind === 'end' && end.calm === true && end.lagMs === 0 ? 1 : 0, violations: [] }
  }
}
const never: Law = { ...impatient, requirement: 'sequence/dense', judgeAll: () => ({ antecedents: 0, violations: [] }) }
const timed: Law = { ...never, requirement: budgetSparesRunning.requirement, timing: true }

const ofProcesses: Law = { ...never, requirement: 'errors/internal-code', process: true }

const seeking = (unreached: readonly Id[], cases: readonly string[] = []) => ({
  laws: [impatient, never, timed],
  stubProof: true,
  unreached: () => new Set<string>(unreached),
  casesOf: () => cases
})
const all = [impatient, never, timed].map(({ requirement }) => requirement)

test('a law is hidden that would have had something to judge on a machine that keeps nobody waiting', () => {
  const idle = judgement(...all.map((requirement) => finding(requirement, 0)))
  expect(hiddenIn(runOf(400), idle, seeking(all))).toEqual(['attempts/numbered'])
  expect(hiddenIn(runOf(0, 1500), idle, seeking(all))).toEqual(['attempts/numbered'])
  expect(hiddenIn(runOf(0), idle, seeking(all))).toEqual([])
})

test('a law that another run has reached, or this one, is hidden by nothing', () => {
  expect(hiddenIn(runOf(400), judgement(finding('attempts/numbered', 0)), seeking([]))).toEqual([])
  expect(hiddenIn(runOf(400), judgement(finding('attempts/numbered', 1)), seeking(all))).toEqual([])
})

test('on a slow machine a law of time is hidden in the cases that are known to reach it, and no other law is', () => {
  const idle = judgement()
  expect(hiddenIn(runOf(400), idle, seeking(all, ['a/b']))).toEqual(['attempts/numbered', timed.requirement])
  expect(hiddenIn(runOf(400), idle, seeking(all, ['c/d']))).toEqual(['attempts/numbered'])
  expect(hiddenIn(runOf(40), idle, seeking(all, ['a/b']))).toEqual(['attempts/numbered'])
})

test('on a slow machine a law of a stop is hidden where the process was told to stop', () => {
  const laws = [never, ofProcesses]
  const unreached = laws.map(({ requirement }) => requirement)
  const stopped = (lagMs: number): Item[] => {
    const [first, ...rest] = runOf(lagMs)
    return first === undefined ? [] : [first, { kind: 'process.signalled', time: 5, signal: 'SIGTERM' }, ...rest]
  }
  expect(hiddenIn(stopped(400), judgement(), { ...seeking(unreached), laws })).toEqual(['errors/internal-code'])
  expect(hiddenIn(stopped(40), judgement(), { ...seeking(unreached), laws })).toEqual([])
  expect(hiddenIn(runOf(400), judgement(), { ...seeking(unreached), laws })).toEqual([])
})

const hidden = (requirements: readonly string[], order = 0): HiddenRun => ({
  run: { scenario, dialect: 'd' },
  order,
  requirements
})

const rerun = (counted: readonly CountedFinding[], hiddenAgain: readonly string[]): Rerun => ({
  items: [],
  judgement: judgement(...counted),
  hidden: hiddenAgain
})

/** Makes reruns that say this, one after the other. */
async function bring(runs: readonly HiddenRun[], reruns: readonly (Rerun | undefined)[], over = false) {
  const unreached = new Set(runs.flatMap(({ requirements }) => requirements))
  const counted: string[] = []
  const doubts: string[] = []
  let made = 0
  await unhide(runs, {
    alone: async () => reruns[made++],
    count(_, { judgement: { counted: findings } }) {
      for (const { requirement, antecedents, violations } of findings) {
        counted.push(requirement)
        if (antecedents + violations > 0) unreached.delete(requirement)
      }
    },
    unreached: () => unreached,
    doubt: (requirement, reason) => doubts.push(`${requirement}: ${reason}`),
    over: () => over
  })
  return { counted, doubts, made }
}

test('what a rerun reaches is counted, it alone, and the run is not made again', async () => {
  const reached = rerun([finding('x/a', 1), finding('x/other', 1)], [])
  expect(await bring([hidden(['x/a']), hidden(['x/a'], 1)], [reached])).toEqual({
    counted: ['x/a'],
    doubts: [],
    made: 1
  })
})

test('what the machine hides in each of three reruns is inconclusive', async () => {
  const again = rerun([finding('x/a', 0)], ['x/a'])
  expect(await bring([hidden(['x/a'])], [again, again, again, again])).toEqual({
    counted: ['x/a', 'x/a', 'x/a'],
    doubts: ['x/a: this machine was too slow to tell, run again alone too (3 times)'],
    made: 3
  })
})

test('what a rerun in good time does not reach stays unreached and is no doubt', async () => {
  const idle = rerun([finding('x/a', 0)], [])
  expect(await bring([hidden(['x/a'])], [idle])).toEqual({ counted: ['x/a'], doubts: [], made: 1 })
})

test('a violation in a rerun is told', async () => {
  const broken = rerun([finding('x/a', 0, 1)], [])
  expect(await bring([hidden(['x/a'])], [broken])).toEqual({ counted: ['x/a'], doubts: [], made: 1 })
})

test('without time for a rerun, or with a runtime that takes none, what was hidden is inconclusive', async () => {
  const reason = 'x/a: this machine was too slow to tell, and there was no time to run it again alone'
  expect((await bring([hidden(['x/a'])], [], true)).doubts).toEqual([reason])
  expect((await bring([hidden(['x/a'])], [undefined])).doubts).toEqual([reason])
})

test('no more than twelve runs are made again', async () => {
  const again = rerun([], ['x/a'])
  const { made } = await bring(
    Array.from({ length: 20 }, (_, at) => hidden(['x/a'], at)),
    Array.from({ length: 60 }, () => again)
  )
  expect(made).toBe(36)
})
