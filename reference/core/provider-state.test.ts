import { expect, test } from 'vitest'
import { isExecutionEvent, isExecutionResult } from '../../generated/validators.mjs'
import { createMemoryStore } from '../stores/memory.ts'
import type { ProviderEvent } from './ports.ts'
import { complete, createScriptedProvider, fail, say, text } from './scripted-provider.ts'
import { createBench, only, typesOf } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

const state = (data: unknown, provider = 'someone'): ProviderEvent => ({
  type: 'output.provider_state',
  provider,
  model: 'x',
  data
})

test('state is held until output is committed, named by its target, and listed in the result in its order', async () => {
  const script = [say(state({ token: 'a' }), state(['b'])), text('x'), say(state(null)), complete]
  const bench = createBench(memory, [createScriptedProvider('alpha', [script])])
  const id = await bench.submit()
  const events = await bench.readToEnd(id)
  expect(typesOf(events).slice(2)).toEqual([
    'output.delta',
    'output.provider_state',
    'output.provider_state',
    'output.provider_state',
    'execution.completed'
  ])
  expect(events.every(isExecutionEvent)).toBe(true)
  const target = { provider: 'alpha', model: 'alpha-1' }
  const result = await bench.runtime.result(id)
  const provider_state = [{ token: 'a' }, ['b'], null].map((data) => ({ ...target, data }))
  expect(result).toMatchObject({ result: { result: { provider_state } } })
  expect('result' in result && isExecutionResult(result.result)).toBe(true)
})

test('state of an attempt that succeeds without output is shown before the end', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[say(state(1)), complete]])])
  const events = await bench.run()
  expect(typesOf(events).slice(2)).toEqual(['output.provider_state', 'execution.completed'])
})

test('an attempt that failed before output shows none of its state, and the next one only its own', async () => {
  const alpha = createScriptedProvider('alpha', [[say(state('of alpha')), fail()]])
  const beta = createScriptedProvider('beta', [[say(state('of beta')), text('x'), complete]])
  const bench = createBench(memory, [alpha, beta])
  const events = await bench.run({ routing: { allow_fallback: true } })
  expect(only(events, 'output.provider_state')).toMatchObject([{ provider: 'beta', model: 'beta-1', data: 'of beta' }])
  expect(JSON.stringify(events)).not.toContain('of alpha')
})

test('state alone commits nothing, so that a fallback still follows', async () => {
  const alpha = createScriptedProvider('alpha', [[say(state(1)), say(state(2)), fail({ failureClass: 'uncertain' })]])
  const beta = createScriptedProvider('beta', [[text('x'), complete]])
  const events = await createBench(memory, [alpha, beta]).run({ routing: { allow_fallback: true } })
  expect(only(events, 'route.attempt_failed')).toHaveLength(1)
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
})

test('a batch that contradicts itself behind its terminal shows no state', async () => {
  const script = [say(state('held'), { type: 'completed' }, { type: 'output.delta', output_index: 0, delta: 'late' })]
  const events = await createBench(memory, [createScriptedProvider('alpha', [script])]).run()
  expect(typesOf(events).slice(1)).toEqual(['route.selected', 'execution.failed'])
})

test('state that is no JSON, and more than can be held before output, fail the attempt', async () => {
  const large = say(state('x'.repeat(9 * 1024 * 1024)))
  for (const script of [
    [say(state(undefined)), complete],
    [large, large, complete]
  ]) {
    const events = await createBench(memory, [createScriptedProvider('alpha', [script])]).run()
    expect(events.at(-1)).toMatchObject({ error: { code: 'provider_protocol_error' } })
  }
})

test('without the feature state is dropped', async () => {
  const script = [say(state(1)), text('x'), complete]
  const bench = createBench(memory, [createScriptedProvider('alpha', [script])], {
    features: { provider_state: false }
  })
  expect(typesOf(await bench.run()).slice(2)).toEqual(['output.delta', 'execution.completed'])
})

test('state goes back to its own provider, whatever the model, and to others never', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()]])
  const beta = createScriptedProvider('beta', [[text('x'), complete]])
  const bench = createBench(memory, [alpha, beta])
  const word = { type: 'text' as const, text: 'x' }
  const given = (provider: string, data: unknown, model = `${provider}-0`) =>
    ({ type: 'provider_state', provider, model, data }) as const
  const input = [given('alpha', 1), word, given('beta', 2), given('alpha', 3)]
  const events = await bench.run({ input, routing: { allow_fallback: true } })
  expect(alpha.calls[0]?.call.request.input).toEqual([given('alpha', 1), word, given('alpha', 3)])
  expect(beta.calls[0]?.call.request.input).toEqual([word, given('beta', 2)])
  expect(only(events, 'route.selected').map(({ ignored }) => ignored)).toEqual([
    [{ provider: 'beta', model: 'beta-0', input_index: 2 }],
    [
      { provider: 'alpha', model: 'alpha-0', input_index: 0 },
      { provider: 'alpha', model: 'alpha-0', input_index: 3 }
    ]
  ])
  expect(events.every(isExecutionEvent)).toBe(true)
})

test('a request without foreign state reaches the provider as it is and ignores nothing', async () => {
  const alpha = createScriptedProvider('alpha', [[text('x'), complete]])
  const events = await createBench(memory, [alpha]).run()
  expect(only(events, 'route.selected')[0]).not.toHaveProperty('ignored')
})
