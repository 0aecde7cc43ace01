import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPortable } from '../../lab/portable.ts'
import { sampleStart } from '../../laws/shared/sample/sample-run.ts'
import type { Scenario } from '../../model/scenario.ts'
import { allowedOutcomes, cancelMoments } from '../../oracle.ts'
import { checkScenario } from '../check-scenario.ts'
import { arbitraries } from './index.ts'

const sample = Object.values(arbitraries).flatMap((arbitrary) => fc.sample(arbitrary, { numRuns: 200, seed: 17 }))

const outcomesOf = ({ group, request = {}, calls, client }: Scenario) =>
  allowedOutcomes(sampleStart({ group: group as 'only', request, calls, ...(client === undefined ? {} : { client }) }))

test('every generated scenario is a valid one that can be played in process', () => {
  for (const scenario of sample) {
    expect(checkScenario(scenario)).toBeUndefined()
    expect(scenario.calls.flat().every(isPortable)).toBe(true)
  }
})

test('every generated scenario has few outcomes', () => {
  expect(Math.max(...sample.map((scenario) => outcomesOf(scenario).length))).toBeLessThan(20)
})

test('at least a tenth falls back, a tenth fails after output, a twentieth reconnects, a twentieth cancels in time', () => {
  const share = (holds: (scenario: Scenario) => boolean) => sample.filter(holds).length / sample.length
  // What every outcome shows is sure; what only some show may come on top.
  expect(share((scenario) => outcomesOf(scenario).every(({ attempts }) => attempts.length > 1))).toBeGreaterThan(0.1)
  expect(
    share((scenario) => outcomesOf(scenario).some(({ status, committed }) => status === 'failed' && committed))
  ).toBeGreaterThan(0.1)
  expect(
    share(({ client = [] }) => client.some((step) => step.do === 'read' && Number(step.after) > 0))
  ).toBeGreaterThan(0.05)
  expect(share(({ client }) => cancelMoments(client).some(({ meets }) => meets !== 'late'))).toBeGreaterThan(0.05)
})

const moments = fc
  .sample(arbitraries.cancellation as fc.Arbitrary<Scenario>, { numRuns: 200, seed: 17 })
  .map((scenario) => ({ scenario, first: cancelMoments(scenario.client)[0], outcomes: outcomesOf(scenario) }))

test('every cancel has a forced place, and every kind of place is met often', () => {
  const met = (meets: string) => moments.filter(({ first }) => first?.meets === meets)
  expect(met('anywhere')).toEqual([])
  for (const meets of ['held', 'race', 'late']) expect(met(meets).length).toBeGreaterThan(10)
  const held = met('held').map(({ outcomes }) => outcomes.find(({ status }) => status === 'cancelled'))
  expect(held.filter((outcome) => outcome?.committed === true).length).toBeGreaterThan(20)
  expect(held.filter((outcome) => outcome?.committed === false).length).toBeGreaterThan(10)
  expect(held.filter((outcome) => (outcome?.attempts.length ?? 0) > 1).length).toBeGreaterThan(5)
})

test('a call that holds a cancel is come to in every outcome, and success needs an end of its own', () => {
  for (const { scenario, first, outcomes } of moments) {
    const cancelled = outcomes.filter(({ status }) => status === 'cancelled')
    expect(cancelled.length > 0).toBe(first?.meets !== 'late')
    if (first?.meets !== 'held') continue
    const made = cancelled[0]?.attempts
    for (const outcome of outcomes) expect(outcome.attempts).toEqual(made)
    const endless = JSON.stringify(scenario.calls).includes('murmuring')
    if (endless) expect(outcomes.map(({ status }) => status)).toEqual(['cancelled'])
  }
})

test('a failing scenario shrinks to something that a person can read', () => {
  const saysEmoji = fc.property(
    arbitraries.output as fc.Arbitrary<Scenario>,
    (scenario) => !JSON.stringify(scenario.calls).includes('🙂')
  )
  const { counterexample } = fc.check(saysEmoji, { seed: 4, numRuns: 500 })
  expect(JSON.stringify(counterexample).length).toBeLessThan(400)
})

test('some pieces of text are long, and most are short', () => {
  const lengths = sample.flatMap(({ calls }) =>
    calls
      .flat()
      .flatMap((call) =>
        (call.kind === 'stream' ? call.acts : []).flatMap((act) => ('text' in act ? [act.text.length] : []))
      )
  )
  const long = lengths.filter((length) => length > 500).length
  expect(long).toBeGreaterThan(lengths.length / 50)
  expect(long).toBeLessThan(lengths.length / 5)
})
