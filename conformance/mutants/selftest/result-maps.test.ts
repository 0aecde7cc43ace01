import { expect, test } from 'vitest'
import { holdingTo } from './hold-to-maps.ts'
import type { Judge } from './judge.ts'
import type { MutantResult } from './judge-mutant.ts'
import { differenceFrom, resultMapsOf } from './result-maps.ts'

const failure = { scenario: 's', dialect: 'd', witness: { expected: 'a', saw: 'b', at: { item: 0 } } }

function resultOf(name: string, ...laws: MutantResult['mutant']['predicts'][number][]): MutantResult {
  const failed = new Map(laws.map((law) => [law, failure]))
  return { mutant: { name, predicts: laws }, outcome: 'killed', failed, runs: 1, durationMs: 1 }
}

/** Gives one answer after another. */
function judgeWith(...results: MutantResult[]): Judge {
  const left = [...results]
  return {
    calibration: { failed: new Map(), faults: [] },
    async judge() {
      const [result = resultOf('none')] = left.splice(0, 1)
      return { kind: 'mutant', result }
    }
  }
}

const task = { kind: 'mutant', name: 'a' } as const

test('a result map lists the failing laws of every mutant in a fixed order', () => {
  const maps = resultMapsOf([resultOf('b', 'usage/zero-is-a-fact', 'sequence/dense'), resultOf('a')])
  expect(JSON.stringify(maps)).toBe('{"a":[],"b":["sequence/dense","usage/zero-is-a-fact"]}')
})

test('a difference names what is new and what is gone', () => {
  const maps = { a: ['sequence/dense', 'replay/exact-suffix'] } as const
  expect(differenceFrom(maps, resultOf('a', 'replay/exact-suffix', 'sequence/dense'))).toBeUndefined()
  const told = differenceFrom(maps, resultOf('a', 'sequence/dense', 'usage/zero-is-a-fact'))
  expect(told).toContain('+ usage/zero-is-a-fact, - replay/exact-suffix')
  expect(differenceFrom(maps, resultOf('b'))).toBe('no result map of it is recorded')
})

test('a mutant that shows another map once is judged again, and has changed when it shows it twice', async () => {
  const recorded = { a: ['sequence/dense'] } as const
  const right = resultOf('a', 'sequence/dense')
  const wrong = resultOf('a', 'sequence/dense', 'usage/zero-is-a-fact')
  const once = await holdingTo(recorded)(judgeWith(wrong, right)).judge(task)
  expect(once.result).toMatchObject({ outcome: 'killed' })
  const twice = await holdingTo(recorded)(judgeWith(wrong, wrong)).judge(task)
  expect(twice.result).toMatchObject({ outcome: 'changed', reason: expect.stringContaining('usage/zero-is-a-fact') })
})
