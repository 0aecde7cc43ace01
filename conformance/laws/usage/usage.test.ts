import { expect, test } from 'vitest'
import type { UsageCounters } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, plain, stream } from '../shared/sample/samples.ts'

type Fact = Readonly<Record<string, unknown>>

const counted = (...usages: UsageCounters[]): Item[] =>
  alone(stream({ text: 'a' }, ...usages.map((usage) => ({ usage })), { end: { finish: 'stop' } }))

/** The output is counted twice with text between, the input stays. */
const counting = (dialect: 'openai-responses' | 'anthropic-messages'): Item[] => {
  const [first, second] = [{ usage: { input: 10, output: 2 } }, { usage: { input: 10, output: 5 } }]
  return alone(stream({ text: 'a' }, first, { text: 'b' }, second, { end: { finish: 'stop' } }), { dialect })
}

/** Changes every reported fact. */
const editFacts = (change: (fact: Fact) => Fact | undefined) =>
  editData({ type: 'usage.reported' }, (data) => ({
    ...data,
    facts: (data.facts as Fact[]).flatMap((fact) => change(fact) ?? [])
  }))

const set = (unit: string, quantity: unknown) =>
  editFacts((fact) => (fact.unit === unit ? { ...fact, quantity } : fact))
const without = (unit: string) => editFacts((fact) => (fact.unit === unit ? undefined : fact))
const plus = (unit: string, quantity: number) =>
  editData({ type: 'usage.reported' }, (data) => ({
    ...data,
    facts: [...(data.facts as Fact[]), { unit, quantity, source: 'provider' }]
  }))

test('facts that differ from what the provider reported, or are lost, are caught', () => {
  expectCaught('usage/matches-script', plain(), set('output_token', 51))
  expectCaught('usage/matches-script', plain(), without('cache_read_token'))
})

test('an input without its caches and an output without its reasoning are caught', () => {
  expectCaught('usage/input-is-whole', plain(), set('input_token', 50))
  expectCaught('usage/input-is-whole', plain(), set('input_token', 150))
  expectCaught('usage/output-is-whole', plain(), set('output_token', 30))
  expectCaught('usage/output-is-whole', plain(), set('reasoning_token', 70))
})

test('a fact for what was not reported is caught, above all a zero', () => {
  const some = counted({ input: 7, output: 3 })
  expectCaught('usage/missing-is-absent', some, plus('reasoning_token', 0))
  expectCaught('usage/missing-is-absent', some, plus('cache_write_token', 1))
})

test('a reported zero that is left out is caught', () => {
  expectCaught('usage/zero-is-a-fact', counted({ input: 7, output: 0 }), without('output_token'))
})

test('two facts of one unit in one attempt are caught, in one event or two', () => {
  expectCaught('usage/one-per-attempt-unit', plain(), plus('input_token', 100))
  const twice = editFrame({ type: 'usage.reported' }, (frame) => [frame, frame])
  expectCaught('usage/one-per-attempt-unit', plain(), twice)
})

test('usage behind its attempt, or under another attempt’s number, is caught', () => {
  const failing = afterFailure(
    stream({ usage: { input: 5, output: 1 } }, { error: { kind: 'overloaded', form: 'failed' } })
  )
  const late = editFrame({ type: 'route.attempt_failed' }, (frame) => {
    const usage = { ...(frame.json as object), type: 'usage.reported', facts: [] }
    return [frame, withData(frame, usage)]
  })
  expectCaught('usage/before-attempt-end', failing, late)
  expectCaught(
    'usage/before-attempt-end',
    plain(),
    editData({ type: 'usage.reported' }, (data) => ({ ...data, attempt: 2 }))
  )
})

test('running counters that are added, or of which an earlier one stands, are caught', () => {
  const rising = counting('anthropic-messages')
  expectCaught('usage/counters-replace', rising, set('output_token', 7))
  expectCaught('usage/counters-replace', rising, set('output_token', 2))
  expect(judgeSample('usage/counters-replace', rising).antecedents).toBe(1)
})

test('counters that a dialect reports with its terminal alone exercise no replacement', () => {
  expect(judgeSample('usage/counters-replace', counting('openai-responses')).antecedents).toBe(0)
  const once = stream({ text: 'a' }, { usage: { input: 1, output: 2 } }, { end: { finish: 'stop' } })
  expect(judgeSample('usage/counters-replace', alone(once, { dialect: 'anthropic-messages' })).antecedents).toBe(0)
})

test('an invalid count that is passed on, or takes its neighbour with it, is caught', () => {
  for (const value of [-5, 1.5, '12']) {
    const odd = counted({ input: 59, output: value })
    expectCaught('usage/invalid-dropped', odd, plus('output_token', 5))
    expectCaught('usage/invalid-dropped', odd, without('input_token'))
  }
})

test('usage of a failed attempt that is lost or altered is caught, in both dialects', () => {
  const cut = { dialect: 'anthropic-messages' } as const
  const before = afterFailure(stream({ usage: { input: 900, output: 1 } }, { error: { kind: 'overloaded' } }), cut)
  expectCaught('usage/failed-attempt-reported', before, without('input_token'))
  const form = stream({ usage: { input: 900, output: 2 } }, { error: { kind: 'overloaded', form: 'failed' } })
  expectCaught('usage/failed-attempt-reported', afterFailure(form), set('input_token', 1))
})

test('a placeholder of the output that nothing confirmed must not be told', () => {
  const cut = alone(stream({ usage: { input: 900, output: 1 } }, { text: 'abc' }, { cut: 'eof' }), {
    dialect: 'anthropic-messages'
  })
  expectCaught('usage/missing-is-absent', cut, plus('output_token', 1))
})

test('money in a fact is caught; tokens, seconds and requests are none', () => {
  expectCaught(
    'usage/no-price',
    plain(),
    editFacts((fact) => ({ ...fact, cost: 0.01 }))
  )
  expectCaught(
    'usage/no-price',
    plain(),
    editFacts((fact) => ({ ...fact, unit_price: 1 }))
  )
  for (const unit of ['usd', 'EUR', 'credit', 'us_dollars', 'price_usd']) {
    expectCaught('usage/no-price', plain(), plus(unit, 1))
  }
  for (const unit of [
    'input_token',
    'video_second',
    'tool_request',
    'image_count',
    'embedding_input_token',
    'centimetre'
  ]) {
    expect(judgeSample('usage/no-price', plus(unit, 1)(plain())).violations).toEqual([])
  }
})

test('usage of a broken stream that passes for finished is caught', () => {
  const options = { dialect: 'anthropic-messages' } as const
  const cut = alone(stream({ usage: { input: 900, output: 1 } }, { text: 'abc' }, { cut: 'eof' }), options)
  const finished = editFacts(({ complete: _, ...fact }) => fact)
  expectCaught('usage/incomplete-marked', cut, finished)
})
