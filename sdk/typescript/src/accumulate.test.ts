import { expect, test } from 'vitest'
import { createAccumulator } from './accumulate.ts'
import type { AnyEvent } from './generated/events.ts'
import type { FinishReason } from './generated/types.ts'
import { delta, failedLogOf, logOf } from './testing/log.ts'

const fold = (log: readonly AnyEvent[]) => {
  const folded = createAccumulator()
  for (const event of log) folded.add(event)
  return folded
}
const started = (call_id: string) => ({ type: 'tool.call.started', call_id, name: 'look' })
const args = (call_id: string, text: string) => ({ type: 'tool.call.arguments.delta', call_id, delta: text })
const call = (call_id: string, text: string) => ({ call_id, name: 'look', arguments: text })

test('text is joined for each index, ascending, and reasoning and refusal stay apart', () => {
  const reasoning = { type: 'output.reasoning.delta', output_index: 1, delta: 'why' }
  const refusal = { type: 'output.refusal.delta', output_index: 2, delta: 'no' }
  const folded = fold(logOf(delta('b', 7), delta('a', 3), reasoning, delta('c', 7), refusal))
  expect(folded.text).toBe('abc')
  expect(folded.outputs).toEqual([
    { index: 3, text: 'a' },
    { index: 7, text: 'bc' }
  ])
  expect([folded.reasoning, folded.refusal, folded.finishReason]).toEqual(['why', 'no', 'stop'])
})

test('calls stand in the order of their start, with their own arguments', () => {
  const log = logOf(started('b'), started('a'), args('a', '{"x"'), started('c'), args('b', '{}'), args('a', ':1}'))
  expect(fold(log).toolCalls).toEqual([call('b', '{}'), call('a', '{"x":1}'), call('c', '{}')])
})

test('every call of a failed or unfinished execution is told as not complete', () => {
  const output = [started('a'), args('a', '{}')]
  const cut = [{ ...call('a', '{}'), complete: false }]
  expect(fold(failedLogOf({ code: 'cancelled' }, ...output)).toolCalls).toEqual(cut)
  expect(fold(logOf(...output).slice(0, -1)).toolCalls).toEqual(cut)
})

test('of an answer that was cut, the call that lacks a part says so', () => {
  const cutAt = (finish_reason: FinishReason, ...output: object[]) => {
    const log = logOf(...output)
    return fold([...log.slice(0, -1), { ...log.at(-1), finish_reason } as AnyEvent]).toolCalls
  }
  const both = [started('a'), args('a', '{}'), started('b'), args('b', '{"x":')]
  expect(cutAt('length', ...both)).toEqual([call('a', '{}'), { ...call('b', '{"x":'), complete: false }])
  expect(cutAt('length', started('a'), started('b'))).toEqual([
    call('a', '{}'),
    { ...call('b', '{}'), complete: false }
  ])
  expect(cutAt('length', started('a'), delta('more'))).toEqual([call('a', '{}')])
  expect(cutAt('tool_calls', ...both)).toEqual([call('a', '{}'), call('b', '{"x":')])
})

test('all usage facts are kept, in order', () => {
  const fact = (quantity: number) => ({ unit: 'input_token', quantity, source: 'provider' })
  const usage = (...facts: object[]) => ({ type: 'usage.reported', facts })
  expect(fold(logOf(usage(fact(1), fact(2)), usage(fact(1)))).usage).toEqual([fact(1), fact(2), fact(1)])
})

test('events that nobody knows change nothing', () => {
  const plain = fold(logOf(delta('a')))
  const odd = fold(logOf({ type: 'tool.novel' }, { type: 'x-a', delta: 'no', facts: [1] }, delta('a')))
  expect([odd.text, odd.toolCalls, odd.usage]).toEqual([plain.text, plain.toolCalls, plain.usage])
})
