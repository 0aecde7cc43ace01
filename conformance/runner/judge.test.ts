import { expect, test } from 'vitest'
import { type Requirement, type RequirementId, requirements } from '../../generated/requirements.ts'
import type { Item, Law, LawResult, RunStarted } from '../model/verdict.ts'
import { createJudge } from './judge.ts'
import type { Surroundings } from './needs.ts'

const run: RunStarted = {
  kind: 'run',
  time: 0,
  scenario: { id: 'case/one', title: 't', group: 'none', calls: [] },
  dialect: 'd',
  nonce: 'n-1',
  ability: 'a',
  targets: [],
  features: [],
  seed: 5
}
const items: Item[] = [run, { kind: 'end', time: 1 }]
const unproven: Item[] = [
  { ...run, scenario: { ...run.scenario, group: 'only' } },
  { kind: 'end', time: 1 }
]

const row = (facts: Partial<Requirement>): Requirement => ({ ...requirements['sequence/dense'], ...facts })

const law = (result: LawResult, requirement: RequirementId = 'sequence/dense'): Law => ({
  requirement,
  passive: true,
  init: () => undefined,
  step: () => undefined,
  finish: () => result
})

const held: LawResult = { antecedents: 2, violations: [] }
const broken: LawResult = { antecedents: 2, violations: [{ expected: 'x', saw: 'y', at: { item: 1 } }] }
const idle: LawResult = { antecedents: 0, violations: [] }

const surroundings: Surroundings = {
  mode: 'spawn',
  dialects: ['d'],
  features: [],
  configDialect: 'base',
  abortVisible: true
}

function verdict(result: LawResult, facts: Partial<Requirement> = {}, seen: Item[] = items) {
  const judge = createJudge({ laws: [law(result)], requirements: { r: row(facts) }, surroundings })
  judge.add(seen)
  return { ...judge.verdicts()[0], unclaimed: judge.unclaimedButWorking() }
}

test.each([
  ['MUST', held, 'pass'],
  ['MUST', broken, 'fail'],
  ['MUST', idle, 'not-exercised'],
  ['SHOULD', broken, 'warn'],
  ['SHOULD', held, 'pass'],
  ['MAY', held, 'observed'],
  ['MAY', broken, 'observed']
] as const)('a %s row whose law finds %j is %s', (level, result, expected) => {
  expect(verdict(result, { level }).verdict).toBe(expected)
})

test('a feature that is not claimed makes its rows inapplicable, broken or not, and a working one is listed', () => {
  expect(verdict(broken, { feature: 'heartbeat' })).toMatchObject({
    verdict: 'not-applicable',
    reason: 'feature heartbeat is not claimed',
    unclaimed: []
  })
  expect(verdict(held, { feature: 'heartbeat' }).unclaimed).toEqual(['heartbeat'])
})

test('a feature of request fields works unclaimed only where its field was seen to reach a provider', () => {
  expect(verdict(held, { feature: 'conversation' }).unclaimed).toEqual([])
  const id = 'features/conversation-parts'
  const judge = createJudge({
    laws: [{ ...law(held), requirement: id }],
    requirements: { [id]: row({ id, feature: 'conversation' }) },
    surroundings
  })
  judge.add(items)
  expect(judge.unclaimedButWorking()).toEqual(['conversation'])
})

test('a requirement that an excuse is given for does not apply where nothing reached it, and is judged where something did', () => {
  const excused = (result: LawResult) => {
    const judge = createJudge({ laws: [law(result)], requirements: { r: row({}) }, surroundings })
    judge.add(items)
    for (const { requirement } of judge.verdicts()) judge.excuse(requirement, 'it was gone')
    return judge.verdicts()[0]
  }
  expect(excused(idle)).toMatchObject({ verdict: 'not-applicable', reason: 'it was gone' })
  expect(excused(held)?.verdict).toBe('pass')
  expect(excused(broken)?.verdict).toBe('fail')
})

test('a need that is not met makes a row inapplicable with its reason', () => {
  expect(verdict(idle, { needs: ['config-extended'] })).toMatchObject({
    verdict: 'not-applicable',
    reason: 'needs --config-dialect extended'
  })
})

test('a run without its proof convicts but does not acquit', () => {
  expect(verdict(held, {}, unproven)).toMatchObject({ verdict: 'not-exercised', antecedents: 0 })
  expect(verdict(broken, {}, unproven).verdict).toBe('fail')
})

test('a failure tells scenario, dialect, seed and witness', () => {
  expect(verdict(broken).failures).toEqual([
    { scenario: 'case/one', dialect: 'd', seed: 5, witness: { expected: 'x', saw: 'y', at: { item: 1 } } }
  ])
})

const submit: Item = {
  kind: 'http.exchange',
  time: 1,
  started: 0,
  exchange: 1,
  operation: 'submitExecution',
  method: 'POST',
  path: '/v1/executions',
  status: 500,
  headers: {},
  bodyText: ''
}

function blocked(submitted: LawResult, results: Partial<Record<RequirementId, LawResult>>, seen: Item[]) {
  const laws = Object.entries(results).map(([id, result]) => law(result, id as RequirementId))
  const ids = ['http/submit-202', ...Object.keys(results)] as RequirementId[]
  const rows = Object.fromEntries(ids.map((id) => [id, requirements[id]]))
  const judge = createJudge({ laws: [law(submitted, 'http/submit-202'), ...laws], requirements: rows, surroundings })
  judge.add(seen)
  return Object.fromEntries(
    judge.verdicts().map(({ requirement, verdict, reason }) => [requirement, [verdict, reason]])
  )
}

const refused: Item[] = [
  { ...run, scenario: { ...run.scenario, id: 'sequence/one' } },
  submit,
  { kind: 'end', time: 2 }
]

test('what a refused submit leaves nothing to see of is blocked by it, and what stands alone fails by itself', () => {
  const results = {
    'sequence/dense': idle,
    'terminal/exactly-one': broken,
    'http/unknown-404': broken,
    'usage/no-price': idle
  }
  expect(blocked(broken, results, refused)).toEqual({
    'http/submit-202': ['fail', undefined],
    'sequence/dense': ['blocked', 'http/submit-202 failed in 1 of the runs that would show it'],
    'terminal/exactly-one': ['blocked', 'http/submit-202 failed in 1 of the runs that would show it'],
    'http/unknown-404': ['fail', undefined],
    'usage/no-price': ['not-exercised', 'no run reached its condition']
  })
})

test('a submit that only told its answer wrongly blocks nothing: the execution is there', () => {
  const answered = refused.map((item) => (item === submit ? { ...submit, status: 200, execution: 'e' } : item))
  expect(blocked(broken, { 'terminal/exactly-one': broken }, answered)['terminal/exactly-one']?.[0]).toBe('fail')
})

test('a requirement in doubt is inconclusive, unless a run breaks it beyond doubt', () => {
  const doubted = (result: LawResult) => {
    const judge = createJudge({ laws: [law(result)], requirements: { r: row({}) } })
    judge.doubt('sequence/dense', 'the machine was busy')
    judge.add(items)
    return judge.verdicts()[0]
  }
  expect(doubted(held)).toMatchObject({ verdict: 'inconclusive', reason: 'the machine was busy' })
  expect(doubted(broken)).toMatchObject({ verdict: 'fail' })
})

test("a row that says law without a law is the kit's fault, planned and excluded rows get no verdict", () => {
  const rows = {
    a: row({ id: 'usage/no-price' }),
    b: row({ id: 'sequence/integer', state: { planned: 'kit' } }),
    c: row({ id: 'sequence/per-execution', state: { excluded: 'definition' } })
  }
  const judge = createJudge({ laws: [law(held)], requirements: rows })
  judge.add(items)
  expect(judge.verdicts().map(({ requirement, verdict }) => [requirement, verdict])).toEqual([
    ['usage/no-price', 'kit-fault']
  ])
})
