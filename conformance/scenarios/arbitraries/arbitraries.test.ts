import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPortable } from '../../lab/portable.ts'
import { sampleStart } from '../../laws/shared/sample/sample-run.ts'
import type { Scenario } from '../../model/scenario.ts'
import { allowedOutcomes } from '../../oracle.ts'
import { checkScenario } from '../check-scenario.ts'
import { arbitraries } from './index.ts'

const sample = Object.values(arbitraries).flatMap((arbitrary) => fc.sample(arbitrary, { numRuns: 200, seed: 17 }))

const outcomesOf = ({ group, request = {}, calls }: Scenario) =>
  allowedOutcomes(sampleStart({ group: group as 'only', request, calls }))

test('every generated scenario is a valid one that can be played in process', () => {
  for (const scenario of sample) {
    expect(checkScenario(scenario)).toBeUndefined()
    expect(scenario.calls.flat().every(isPortable)).toBe(true)
  }
})

test('every generated scenario has few outcomes', () => {
  expect(Math.max(...sample.map((scenario) => outcomesOf(scenario).length))).toBeLessThan(20)
})

test('at least a tenth falls back, a tenth fails after output, a twentieth reconnects', () => {
  const share = (holds: (scenario: Scenario) => boolean) => sample.filter(holds).length / sample.length
  // What every outcome shows is sure; what only some show may come on top.
  expect(share((scenario) => outcomesOf(scenario).every(({ attempts }) => attempts.length > 1))).toBeGreaterThan(0.1)
  expect(
    share((scenario) => outcomesOf(scenario).some(({ status, committed }) => status === 'failed' && committed))
  ).toBeGreaterThan(0.1)
  expect(
    share(({ client = [] }) => client.some((step) => step.do === 'read' && Number(step.after) > 0))
  ).toBeGreaterThan(0.05)
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
