import { expect, test } from 'vitest'
import type { ExecutionRequest, ModelManifest } from '../../generated/types.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { type RegisteredProvider, routeRequest } from './routing.ts'
import { complete, createScriptedProvider, fail, text } from './scripted-provider.ts'
import { createBench, entry, only } from './test-bench.ts'

function registered(id: string, ...models: Partial<ModelManifest>[]): RegisteredProvider {
  const [base] = createScriptedProvider(id, []).manifest().models
  if (base === undefined) throw new Error('no model')
  const manifest = { provider: id, protocol_version: '1', models: models.map((model) => ({ ...base, ...model })) }
  return { entry: entry(createScriptedProvider(id, [])), manifest }
}

const three = [registered('alpha', {}), registered('beta', {}), registered('gamma', {})]

function select(request: Partial<ExecutionRequest>, providers: readonly RegisteredProvider[] = three): string[] {
  const body: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'x' }], ...request }
  return routeRequest(body, providers).candidates.map(({ target }) => `${target.provider}/${target.model}`)
}

test('candidates stand in configuration order', () => {
  expect(select({})).toEqual(['alpha/alpha-1', 'beta/beta-1', 'gamma/gamma-1'])
})

test('preferred providers come first in their order and unknown names are ignored', () => {
  const routing = { provider_order: ['gamma', 'nobody', 'beta', 'gamma'] }
  expect(select({ routing })).toEqual(['gamma/gamma-1', 'beta/beta-1', 'alpha/alpha-1'])
  expect(select({ routing: { provider_order: [] } })).toEqual(['alpha/alpha-1', 'beta/beta-1', 'gamma/gamma-1'])
})

test('a provider without words for a value of the request is left out, and what was considered says which', () => {
  const [silent, ...others] = three
  if (silent === undefined) throw new Error('there are three')
  const provider = { ...silent.entry.provider, unsayable: () => 'reasoning_effort' as const }
  const body: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'x' }] }
  const route = routeRequest(body, [{ ...silent, entry: { ...silent.entry, provider } }, ...others])
  expect(route.candidates.map(({ target }) => target.provider)).toEqual(['beta', 'gamma'])
  expect(route.considered[0]).toEqual({
    target: { provider: 'alpha', model: 'alpha-1' },
    outcome: 'skipped',
    reason: 'parameter',
    name: 'reasoning_effort'
  })
})

test('both strategies mean the same order', () => {
  const routing = { provider_order: ['beta'] }
  expect(select({ routing: { ...routing, strategy: 'ordered' } })).toEqual(
    select({ routing: { ...routing, strategy: 'first_available' } })
  )
})

test('the models of one provider are candidates of their own, in configuration order', () => {
  const providers = [
    registered('alpha', { model: 'small' }, { model: 'large' }, { model: 'other', abilities: ['draw'] })
  ]
  expect(select({}, providers)).toEqual(['alpha/small', 'alpha/large'])
})

test('an ability that nobody has leaves no candidate', () => {
  expect(select({ ability: 'draw' })).toEqual([])
  expect(select({ ability: 'writ' })).toEqual([])
})

test.each(['stream', 'tools', 'structured_output', 'async', 'cancel'] as const)(
  'a capability that is demanded excludes those without it, and false demands nothing: %s',
  (capability) => {
    const providers = [registered('without', { [capability]: false }), registered('with', { [capability]: true })]
    expect(select({ requirements: { [capability]: true } }, providers)).toEqual(['with/with-1'])
    expect(select({ requirements: { [capability]: false } }, providers)).toHaveLength(2)
    expect(select({ requirements: {} }, providers)).toHaveLength(2)
  }
)

test('modalities that are listed and modalities that are sent are both demanded', () => {
  const providers = [
    registered('text', { input_modalities: ['text'] }),
    registered('sight', { input_modalities: ['text', 'image'] })
  ]
  const image = { type: 'image' as const, uri: 'https://media.example.test/a.png' }
  expect(select({ input: [{ type: 'text', text: 'x' }, image] }, providers)).toEqual(['sight/sight-1'])
  expect(select({ requirements: { input_modalities: ['image'] } }, providers)).toEqual(['sight/sight-1'])
  expect(select({ requirements: { input_modalities: [] } }, providers)).toHaveLength(2)
  expect(select({ requirements: { output_modalities: ['audio'] } }, providers)).toEqual([])
})

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

test('case 167: a fallback skips the target that lacks a demanded capability', async () => {
  const capable = { tools: true, structured_output: true }
  const alpha = createScriptedProvider('alpha', [[fail()]], capable)
  const beta = createScriptedProvider('beta', [[text('no'), complete]], { tools: false, structured_output: true })
  const gamma = createScriptedProvider('gamma', [[text('yes'), complete]], capable)
  const bench = createBench(memory, [alpha, beta, gamma])
  const events = await bench.run({
    requirements: { tools: true, structured_output: true },
    routing: { allow_fallback: true }
  })
  expect(only(events, 'route.selected').map(({ target }) => target.provider)).toEqual(['alpha', 'gamma'])
  expect(beta.calls).toHaveLength(0)
})

test('case 167: without a capable target the execution fails before any call', async () => {
  const alpha = createScriptedProvider('alpha', [[complete]], { tools: false })
  const bench = createBench(memory, [alpha])
  const events = await bench.run({ requirements: { tools: true } })
  expect(events).toHaveLength(2)
  expect(events[1]).toMatchObject({
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'capability_unavailable', retryable: false }
  })
  expect(alpha.calls).toHaveLength(0)
})

test('two models are told apart in every event that names a target', async () => {
  const provider = createScriptedProvider('alpha', [[fail()], [text('x'), complete]])
  const [base] = provider.manifest().models
  if (base === undefined) throw new Error('no model')
  const models = [base, { ...base, model: 'alpha-2' }]
  const bench = createBench(memory, [{ ...provider, manifest: () => ({ ...provider.manifest(), models }) }])
  const events = await bench.run({ routing: { allow_fallback: true } })
  expect(only(events, 'route.selected').map(({ target }) => target.model)).toEqual(['alpha-1', 'alpha-2'])
  expect(only(events, 'execution.completed')[0]?.target).toEqual({ provider: 'alpha', model: 'alpha-2' })
  expect(provider.calls.map(({ target }) => target.model)).toEqual(['alpha-1', 'alpha-2'])
})
