import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { complete, createScriptedProvider, fail, say, text } from './scripted-provider.ts'
import { createBench, only, typesOf } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

test('a whole answer is accepted, routed, streamed and completed', async () => {
  const provider = createScriptedProvider('alpha', [[text('Hel'), text('lo'), complete]])
  const bench = createBench(memory, [provider])
  const events = await bench.run()
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'output.delta',
    'output.delta',
    'execution.completed'
  ])
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  expect(events.map(({ status }) => status)).toEqual(['accepted', 'routing', 'running', 'running', 'succeeded'])
  expect(only(events, 'route.selected')[0]).toMatchObject({
    target: { provider: 'alpha', model: 'alpha-1' },
    attempt: 1
  })
  expect(only(events, 'execution.completed')[0]).toMatchObject({
    target: { provider: 'alpha', model: 'alpha-1' },
    finish_reason: 'stop'
  })
})

test('a failed attempt is told with its usage before the next attempt begins', async () => {
  const usage = say({ type: 'usage', facts: [{ unit: 'input_token', quantity: 5, source: 'provider' }] })
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[usage, fail()]]),
    createScriptedProvider('beta', [[text('ok'), usage, complete]])
  ])
  const events = await bench.run({ routing: { allow_fallback: true } })
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'usage.reported',
    'route.attempt_failed',
    'route.selected',
    'output.delta',
    'usage.reported',
    'execution.completed'
  ])
  expect(only(events, 'usage.reported')).toMatchObject([
    { attempt: 1, facts: [{ unit: 'input_token', quantity: 5, source: 'provider', complete: false }] },
    { attempt: 2, facts: [{ unit: 'input_token', quantity: 5, source: 'provider' }] }
  ])
})
