import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import type { RunStarted } from '../model/verdict.ts'
import { allowedOutcomes } from '../oracle.ts'
import { arbitraries } from '../scenarios/arbitraries/index.ts'
import { laws } from './index.ts'
import { judgeSample } from './shared/sample/judge-sample.ts'
import { sampleItems, sampleStart } from './shared/sample/sample-run.ts'

test('every requirement whose row says law has exactly one law, and no law judges anything else', () => {
  const rows = Object.values(requirements).filter(({ state }) => state === 'law')
  expect(laws.map(({ requirement }) => requirement).sort()).toEqual(rows.map(({ id }) => id).sort())
})

/** What this one measures only ever spares a runtime. */
const sparing = ['configuration/generous']

test('every law that holds a time against a number of milliseconds is marked as one of time', () => {
  const folder = new URL('.', import.meta.url)
  const unmarked = laws.filter(({ requirement, timing }) => {
    const file = new URL(`${requirement}.ts`, folder)
    return timing !== true && existsSync(file) && /Ms = [0-9_]+|elapsed\(|bandMs/.test(readFileSync(file, 'utf8'))
  })
  expect(unmarked.map(({ requirement }) => requirement).sort()).toEqual(sparing)
})

for (const [chapter, arbitrary] of Object.entries(arbitraries)) {
  test(`no law finds fault with a flawless runtime in any outcome that the oracle allows: ${chapter}`, () => {
    const dialects = fc.constantFrom(
      'openai-responses' as const,
      'anthropic-messages' as const,
      'openai-chat-completions' as const
    )
    const features = fc.constantFrom(['finish_reason', 'reasoning', 'refusal', 'attempt_usage'], [])
    const property = fc.property(arbitrary, dialects, features, (scenario, dialect, claimed) => {
      const { group, request = {}, calls, client } = scenario
      const steps = client === undefined ? {} : { client }
      const start = sampleStart({ group: group as 'only', dialect, request, calls, features: claimed, ...steps })
      for (const outcome of allowedOutcomes(start)) expect(faultsOf(start, outcome)).toEqual([])
    })
    fc.assert(property, { numRuns: 40 })
  })
}

function faultsOf(start: RunStarted, outcome: ReturnType<typeof allowedOutcomes>[number]): unknown[] {
  const items = sampleItems(start, outcome)
  return laws.flatMap(({ requirement }) => {
    // An outcome that leaves out what SHOULD be done is legal, and the law of that SHOULD may say so.
    if (requirements[requirement].level !== 'MUST') return []
    const { violations } = judgeSample(requirement, items)
    return violations.map(({ expected, saw }) => `${requirement}: expected ${expected}, saw ${saw}`)
  })
}
