import { expect, test } from 'vitest'
import type { Scenario } from '../model/scenario.ts'
import { type Surroundings, unmetNeeds } from './needs.ts'
import { neededBy, plan, select } from './plan.ts'

const scenario = (facts: Partial<Scenario>): Scenario => ({ id: 'a/b', title: 't', group: 'only', calls: [], ...facts })

const surroundings: Surroundings = {
  mode: 'spawn',
  dialects: ['openai-responses', 'anthropic-messages'],
  features: ['heartbeat'],
  configDialect: 'base',
  abortVisible: true
}

const runsOf = (facts: Partial<Scenario>, around: Partial<Surroundings> = {}) => {
  const { runs, skipped } = plan([scenario(facts)], { ...surroundings, ...around })
  return skipped[0]?.reason ?? runs.map(({ dialect }) => dialect)
}

test('a scenario runs once a dialect, one over all dialects or none once', () => {
  expect(runsOf({})).toEqual(['openai-responses', 'anthropic-messages'])
  expect(runsOf({ group: 'cross' })).toHaveLength(1)
  expect(runsOf({ group: 'none' })).toHaveLength(1)
  expect(runsOf({ dialects: ['anthropic-messages'] })).toEqual(['anthropic-messages'])
})

test('a scenario whose needs are not met is skipped with its reason', () => {
  expect(runsOf({ dialects: ['fal-queue'] })).toBe('needs another dialect')
  expect(runsOf({ group: 'narrow' })).toBe('needs --config-dialect extended')
  expect(runsOf({ group: 'cross' }, { dialects: ['openai-responses'] })).toBe('needs two dialects')
  expect(runsOf({ needs: ['reasoning'] })).toBe('feature reasoning is not claimed')
  expect(runsOf({ needs: ['heartbeat'] })).toHaveLength(2)
  expect(runsOf({ needs: ['running_counters'] })).toHaveLength(2)
  expect(runsOf({ needs: ['running_counters'] }, { dialects: ['openai-responses'] })).toMatch('anthropic-messages')
  const reset: Scenario['calls'] = [[{ kind: 'stream', acts: [{ cut: 'reset' }] }]]
  expect(runsOf({ calls: reset }, { mode: 'in-process' })).toHaveLength(2)
  const broken: Scenario['calls'] = [[{ kind: 'stream', acts: [{ socket: { utf8: 'x' } }, { cut: 'fin' }] }]]
  expect(runsOf({ calls: broken }, { mode: 'in-process' })).toBe('needs a socket; this run is in process')
  expect(runsOf({ calls: broken })).toHaveLength(2)
  const refuses: Scenario['calls'] = [[{ kind: 'drop', how: 'refuse' }]]
  expect(runsOf({ calls: refuses }, { mode: 'attach' })).toBe('needs a runtime that the kit starts itself')
  expect(runsOf({ calls: refuses })).toHaveLength(2)
})

test('runs over targets with one slot take turns within their dialect', () => {
  const { runs } = plan([scenario({ group: 'narrow' })], { ...surroundings, configDialect: 'extended' })
  expect(runs.map(({ exclusive }) => exclusive)).toEqual(['narrow openai-responses', 'narrow anthropic-messages'])
})

test.each([
  ['replay/cursor', ['replay/cursor']],
  ['replay', ['replay/cursor', 'replay/sweep']],
  ['replay/', ['replay/cursor', 'replay/sweep']],
  ['*sweep', ['replay/sweep']],
  ['replay/c?rsor', ['replay/cursor']],
  ['replay.cursor*', 'did you mean replay/cursor?'],
  ['repaly/*', 'did you mean replay?'],
  ['zzzzzzzz', 'no scenario matches --filter zzzzzzzz']
])('the filter %s gives %j', (filter, expected) => {
  const chosen = () => select(['replay/cursor', 'replay/sweep', 'usage/zero'], (id) => id, filter)
  if (typeof expected === 'string') expect(chosen).toThrow(expected)
  else expect(chosen()).toEqual(expected)
})

test('a scenario that signals its runtime needs one that can be signalled', () => {
  const stops = { ...scenario({}), client: [{ do: 'signal' as const, signal: 'SIGTERM' as const }] }
  const kills = {
    ...scenario({}),
    client: [{ do: 'signal' as const, signal: 'SIGKILL' as const }, { do: 'start' as const }]
  }
  expect([neededBy(stops), neededBy(kills)]).toEqual([['process'], ['restart']])
  const spawned = { ...surroundings, signals: ['SIGTERM', 'SIGKILL'] as const }
  expect([unmetNeeds(['process', 'restart'], spawned), unmetNeeds(['unclaimed_durable'], spawned)]).toEqual([
    undefined,
    undefined
  ])
  const offers = { ...surroundings, mode: 'in-process' as const, signals: ['SIGTERM'] as const }
  expect(unmetNeeds(['restart'], offers)).toBe('needs a runtime that offers kill')
  expect(unmetNeeds(['process'], { ...surroundings, mode: 'attach' })).toBe(
    'needs a runtime that the kit starts itself'
  )
})

test('a need that a feature be missing is met by who does not claim it', () => {
  const claiming = (...features: string[]) => ({ ...surroundings, features })
  expect(unmetNeeds(['unclaimed-policy-ref'], claiming())).toBeUndefined()
  expect(unmetNeeds(['unclaimed-policy-ref'], claiming('policy_ref'))).toBe('feature policy_ref is claimed')
  const all = ['conversation', 'tool_input', 'structured_output', 'generation', 'provider_state', 'policy_ref']
  expect(unmetNeeds(['unclaimed-fields'], claiming(...all.slice(1)))).toBeUndefined()
  expect(unmetNeeds(['unclaimed-fields'], claiming(...all))).toBe('every feature that brings fields is claimed')
})

test('a scenario with a configuration of its own needs a runtime that the kit starts, and takes turns with its like', () => {
  const own = { configuration: { max_active_executions: 2 } }
  expect(runsOf(own, { mode: 'attach' })).toBe('needs a runtime that the kit starts itself')
  const { runs } = plan([scenario(own)], surroundings)
  expect(runs.map(({ exclusive }) => exclusive)).toEqual(Array(2).fill('{"max_active_executions":2}'))
})

test('a scenario may be content with one dialect, and a heavy one runs alone', () => {
  const { runs } = plan([scenario({ tags: ['once', 'heavy'] })], surroundings)
  expect(runs.map(({ dialect, alone }) => [dialect, alone])).toEqual([['openai-responses', true]])
})

test('groups with a target that base fields cannot describe need the extended configuration', () => {
  for (const group of ['spill', 'tuned'] as const) expect(runsOf({ group })).toBe('needs --config-dialect extended')
})
