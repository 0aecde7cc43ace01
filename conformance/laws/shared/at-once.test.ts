import { expect, test } from 'vitest'
import { requirements } from '../../../generated/requirements.ts'
import { laws } from '../index.ts'
import { atOnce } from './sample/at-once.ts'
import { editData } from './sample/edit.ts'
import { expectCaught } from './sample/expect-caught.ts'
import { judgeSample } from './sample/judge-sample.ts'
import { stream } from './sample/samples.ts'

const speaker = (text: string, input: number) =>
  stream({ text }, { text: text.toUpperCase() }, { usage: { input, output: input + 2 } }, { end: { finish: 'stop' } })

const two = () => atOnce([speaker('abc', 10007), speaker('xyz', 20011)])

test('no law finds fault with two executions at once of a flawless runtime', () => {
  for (const { requirement } of laws) {
    if (requirements[requirement].level !== 'MUST') continue
    expect(judgeSample(requirement, two()).violations, requirement).toEqual([])
  }
})

test('a character of another execution is caught, in text and in arguments', () => {
  expectCaught(
    'output/concurrent-apart',
    two(),
    editData({ type: 'output.delta', reader: 'live-e1', sequence: 4 }, (data) => ({ ...data, delta: 'ABx' }))
  )
  const calling = stream(
    { tool: { call: 'a', name: 'f' } },
    { args: { call: 'a', delta: '{"k":1}' } },
    { end: { finish: 'tool_calls' } }
  )
  expectCaught(
    'output/concurrent-apart',
    atOnce([calling, speaker('xyz', 20011)]),
    editData({ type: 'tool.call.arguments.delta' }, (data) => ({ ...data, delta: 'z' }))
  )
})

test('a count of another execution is caught', () => {
  const foreign = editData({ type: 'usage.reported', reader: 'live-e2' }, (data) => ({
    ...data,
    facts: [{ unit: 'input_token', quantity: 10007, source: 'provider' }]
  }))
  expectCaught('usage/concurrent-apart', two(), foreign)
})

test('executions one after the other exercise nothing of those at once', () => {
  const alone = atOnce([speaker('abc', 10007)])
  expect(judgeSample('output/concurrent-apart', alone).antecedents).toBe(0)
  expect(judgeSample('usage/concurrent-apart', alone).antecedents).toBe(0)
})

test('events that name another execution, or go on counting from another one, are caught', () => {
  const id = 'sequence/per-execution'
  expectCaught(
    id,
    two(),
    editData({ reader: 'live-e2', sequence: 3 }, (data) => ({
      ...data,
      execution_id: '3b241101-e2bb-4255-8caf-4136c566a962'
    }))
  )
  expectCaught(
    id,
    two(),
    editData({ reader: 'live-e2' }, (data) => ({ ...data, sequence: Number(data.sequence) + 7 }))
  )
})
