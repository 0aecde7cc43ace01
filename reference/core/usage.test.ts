import { expect, test } from 'vitest'
import type { UsageFact } from '../../generated/types.ts'
import { createUsageMeter } from './usage.ts'

const fact = (unit: string, quantity: unknown, extra: object = {}): UsageFact =>
  ({ unit, quantity, source: 'provider', ...extra }) as UsageFact

function metered(...batches: UsageFact[][]): UsageFact[] {
  const meter = createUsageMeter()
  for (const batch of batches) meter.observe(batch)
  return meter.facts(true)
}

test('a later counter replaces the earlier one and is never added to it', () => {
  expect(metered([fact('input_token', 8834)], [fact('input_token', 8849)])).toEqual([fact('input_token', 8849)])
})

test('case 35: the same counters twice make one fact a unit', () => {
  const counters = [fact('input_token', 3), fact('output_token', 4)]
  expect(metered(counters, counters)).toEqual(counters)
})

test('a unit has one fact whatever the source', () => {
  const estimate = fact('output_token', 9, { source: 'runtime' })
  expect(metered([estimate], [fact('output_token', 7)])).toEqual([fact('output_token', 7)])
})

test.each([-5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined])(
  'an invalid quantity drops its own fact and no other: %s',
  (quantity) => {
    expect(metered([fact('input_token', quantity), fact('output_token', 2)])).toEqual([fact('output_token', 2)])
  }
)

test('a counter that turns invalid is no longer known, and may be told again', () => {
  expect(metered([fact('input_token', 10)], [fact('input_token', -1)])).toEqual([])
  expect(metered([fact('input_token', -1)], [fact('input_token', 10)])).toEqual([fact('input_token', 10)])
})

test('a fraction is valid where the unit is not whole', () => {
  expect(metered([fact('video_second', 1.5), fact('custom_unit', 0.25)])).toEqual([
    fact('video_second', 1.5),
    fact('custom_unit', 0.25)
  ])
})

test('a zero that was reported is a fact and what was not reported is none', () => {
  expect(metered([fact('input_token', 0)])).toEqual([fact('input_token', 0)])
  expect(metered()).toEqual([])
})

test('facts of an attempt that did not finish say so', () => {
  const meter = createUsageMeter()
  meter.observe([fact('input_token', 900)])
  expect(meter.facts(false)).toEqual([fact('input_token', 900, { complete: false })])
  expect(meter.facts(true)).toEqual([fact('input_token', 900)])
})

test('a fact that its adapter knows to be partial stays partial', () => {
  expect(metered([fact('output_token', 3, { complete: false })])).toEqual([
    fact('output_token', 3, { complete: false })
  ])
})

test('a price never gets into a fact', () => {
  expect(metered([fact('input_token', 1, { price: 0.2, currency: 'EUR' })])).toEqual([fact('input_token', 1)])
})

test('a fact without unit or source is dropped', () => {
  expect(metered([fact('', 1), fact('input_token', 1, { source: 'guess' })])).toEqual([])
})

test('units that share a name with a property of every object are plain units', () => {
  expect(metered([fact('constructor', 1.5)])).toEqual([fact('constructor', 1.5)])
})
