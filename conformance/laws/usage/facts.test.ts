import { expect, test } from 'vitest'
import type { UsageCounters } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { editBody, editData, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, fellBack, plain, stream } from '../shared/sample/samples.ts'

type Fact = Readonly<Record<string, unknown>>

const editFacts = (change: (fact: Fact) => Fact | undefined) =>
  editData({ type: 'usage.reported' }, (data) => ({
    ...data,
    facts: (data.facts as Fact[]).flatMap((fact) => change(fact) ?? [])
  }))
const set = (unit: string, fields: Fact) => editFacts((fact) => (fact.unit === unit ? { ...fact, ...fields } : fact))
const plus = (fact: Fact) =>
  editData({ type: 'usage.reported' }, (data) => ({ ...data, facts: [...(data.facts as Fact[]), fact] }))
const clean = (requirement: string, items: readonly Item[]): void =>
  expect(judgeSample(requirement, items).violations).toEqual([])

const counted = (usage: UsageCounters): Item[] => alone(stream({ text: 'a' }, { usage }, { end: { finish: 'stop' } }))

test('a fact without unit or source, or whose quantity is no count, is caught', () => {
  const id = 'usage/fact-shape'
  const faults = [{ unit: '' }, { unit: undefined }, { source: 'me' }, { source: undefined }]
  const counts = [-1, '7', null, undefined].map((quantity) => ({ quantity }))
  for (const fields of [...faults, ...counts]) expectCaught(id, plain(), set('input_token', fields))
  expectCaught(
    id,
    plain(),
    editData({ type: 'usage.reported' }, (data) => ({ ...data, facts: 'none' }))
  )
})

test('a count under a name of the runtime’s own, or under another known one, is caught', () => {
  const id = 'usage/unit-names'
  expectCaught(id, plain(), set('input_token', { unit: 'prompt_tokens' }))
  expectCaught(id, plain(), set('cache_read_token', { unit: 'reasoning_token' }))
  expectCaught(id, plain(), plus({ unit: 'cache_read_token', quantity: 50, source: 'provider' }))
  clean(id, plus({ unit: 'total_token', quantity: 150, source: 'runtime' })(plain()))
  clean(id, plus({ unit: 'request', quantity: 1, source: 'runtime' })(counted({ input: 1, output: 1 })))
  clean(id, plus({ unit: 'uncached_token', quantity: 50, source: 'provider' })(plain()))
})

test('caches beyond the input are caught; what a provider contradicts itself in is passed on', () => {
  const id = 'usage/cache-is-part'
  expectCaught(id, plain(), set('input_token', { quantity: 49 }))
  expectCaught(id, plain(), set('cache_read_token', { quantity: 95 }))
  const contradiction = counted({ input: 10, cache_read: 80, output: 3 })
  expect(judgeSample(id, contradiction)).toEqual({ antecedents: 0, violations: [] })
})

test('an estimate in the name of the provider is caught, one of the runtime is not', () => {
  const id = 'usage/estimate-source'
  const some = counted({ input: 7, output: 3 })
  expectCaught(id, some, plus({ unit: 'reasoning_token', quantity: 2, source: 'provider' }))
  clean(id, plus({ unit: 'reasoning_token', quantity: 2, source: 'runtime' })(some))
})

test('a placeholder that nothing confirmed is caught, in the dialect that has one', () => {
  const id = 'usage/placeholder-unreported'
  const script = stream({ usage: { input: 900, output: 1 } }, { text: 'abc' }, { cut: 'eof' })
  const cut = alone(script, { dialect: 'anthropic-messages' })
  expectCaught(id, cut, plus({ unit: 'output_token', quantity: 1, source: 'provider' }))
  clean(id, plus({ unit: 'output_token', quantity: 1, source: 'runtime' })(cut))
  expect(judgeSample(id, alone(script)).antecedents).toBe(0)
  const confirmed = stream(
    { usage: { input: 900, output: 1 } },
    { text: 'a' },
    { usage: { output: 4 } },
    { cut: 'eof' }
  )
  expect(judgeSample(id, alone(confirmed, { dialect: 'anthropic-messages' })).antecedents).toBe(0)
})

test('sums of snapshot or result that are not those of the events are caught', () => {
  const id = 'usage/snapshot-sums'
  const twice = (operation: string) =>
    editBody(operation, (body) => ({ ...body, usage: [...(body.usage as Fact[]), ...(body.usage as Fact[])] }))
  const none = (operation: string) => editBody(operation, (body) => ({ ...body, usage: [] }))
  for (const operation of ['getExecution', 'getExecutionResult']) {
    expectCaught(id, plain(), twice(operation))
    expectCaught(id, fellBack(), none(operation))
  }
  const turned = editBody('getExecution', (body) => ({ ...body, usage: (body.usage as Fact[]).toReversed() }))
  clean(id, turned(plain()))
})

/** An answer of which two counts were told before it stood still, and which a cancel request cut there. */
const cancelled = (): Item[] => {
  const usage = (output: number) => ({ usage: { input: 900, output } })
  const acts = [usage(1), { text: 'abc' }, usage(5), { text: 'def' }, { barrier: 'b' }, { text: 'ghi' }] as const
  const items = alone(stream(...acts, { end: { finish: 'stop' } }), { dialect: 'anthropic-messages' })
  const told = [
    { unit: 'input_token', quantity: 900, source: 'provider', complete: false },
    { unit: 'output_token', quantity: 5, source: 'provider', complete: false }
  ]
  const cut = editFrame({}, (frame) => {
    const data = frame.json as { type: string; delta?: string }
    if (data.type === 'usage.reported') return withData(frame, { ...data, facts: told })
    if (data.delta === 'ghi') return withData(frame, { ...data, type: 'x-example.note' })
    if (data.type !== 'execution.completed') return frame
    const error = { code: 'cancelled', message: 'on request', retryable: false }
    return withData(frame, { ...data, type: 'execution.failed', status: 'cancelled', error })
  })(items)
  return cut.map((item) => (item.kind === 'ledger.end' ? { ...item, how: 'aborted' as const } : item))
}

test('usage that was known when a cancel came, and is lost or altered or not marked, is caught', () => {
  const id = 'usage/failed-attempt-reported'
  expectCaught(id, cancelled(), set('output_token', { quantity: 1 }))
  expectCaught(
    id,
    cancelled(),
    editData({ type: 'usage.reported' }, () => undefined)
  )
  expectCaught('usage/incomplete-marked', cancelled(), set('output_token', { complete: true }))
  // Words that nobody read may stand behind a count that nobody read either.
  const unread = editData({ type: 'output.delta' }, (data) => (data.delta === 'def' ? undefined : data))(cancelled())
  expect(judgeSample(id, unread).antecedents).toBe(0)
})
