import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scenario } from '../model/scenario.ts'
import type { Surroundings } from './needs.ts'
import { drawRuns, shrink } from './properties.ts'

const surroundings: Surroundings = {
  mode: 'spawn',
  dialects: ['openai-responses', 'anthropic-messages'],
  features: [],
  configDialect: 'base',
  abortVisible: true
}

/** Scenarios that say numbers; big ones over all dialects, negative ones in need of something that nobody has. */
const numbers: fc.Arbitrary<Scenario> = fc.array(fc.integer({ min: -50, max: 200 }), { maxLength: 8 }).map((all) => ({
  id: 'generated',
  title: 't',
  group: all.some((number) => number > 190) ? 'cross' : 'only',
  needs: all.some((number) => number < -45) ? ['restart'] : [],
  calls: [[{ kind: 'stream', acts: all.map((number) => ({ text: String(number) })) }]]
}))

const draw = (seed: number, runsPerChapter = 60) =>
  drawRuns({ arbitraries: { numbers }, seed, runsPerChapter, surroundings })

const said = (scenario: Scenario): number[] => {
  const script = scenario.calls[0]?.[0]
  return script?.kind === 'stream' ? script.acts.map((act) => Number('text' in act ? act.text : 0)) : []
}

test('one seed draws the same runs again, another seed others', () => {
  expect(draw(3)).toEqual(draw(3))
  expect(draw(3).map(({ scenario }) => said(scenario))).not.toEqual(draw(4).map(({ scenario }) => said(scenario)))
})

test('later values are those that a longer run comes to, and shrink by their index like any', () => {
  const later = drawRuns({ arbitraries: { numbers }, seed: 3, runsPerChapter: 40, from: 60, surroundings })
  expect(later.length).toBeGreaterThan(0)
  expect([...draw(3, 60), ...later]).toEqual(draw(3, 100))
  expect(draw(3, 0)).toEqual([])
})

test('dialects take turns, ids tell chapter and index, and what cannot run here is left out', () => {
  const runs = draw(3)
  expect(runs.every(({ scenario, index }) => scenario.id === `property/numbers/${index}`)).toBe(true)
  expect(new Set(runs.map(({ dialect }) => dialect)).size).toBe(2)
  expect(runs.length).toBeLessThan(60)
  expect(runs.flatMap(({ scenario }) => said(scenario)).every((number) => number >= -45)).toBe(true)
})

test('a drawn value is the one that a property meets at its index, so that it can be shrunk by its index alone', async () => {
  const [run] = draw(3).filter(({ scenario }) => said(scenario).some((number) => number > 100))
  if (run === undefined) throw new Error('the seed draws no large number')
  const tried: number[][] = []
  const { scenario, runs } = await shrink(
    run,
    async (candidate) => {
      tried.push(said(candidate))
      return said(candidate).some((number) => number > 100)
    },
    10_000
  )
  expect(said(scenario)).toEqual([101])
  expect(runs).toBe(tried.length + 1)
  expect(scenario.id).toBe(run.scenario.id)
})

test('a spent budget gives the smallest found so far', async () => {
  const [run] = draw(3).filter(({ scenario }) => said(scenario).some((number) => number > 100))
  if (run === undefined) throw new Error('the seed draws no large number')
  const { scenario } = await shrink(run, async () => true, 0)
  expect(said(scenario)).toEqual(said(run.scenario))
})
