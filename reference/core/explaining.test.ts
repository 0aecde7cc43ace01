import { expect, test } from 'vitest'
import { isExecutionEvent } from '../../generated/validators.mjs'
import { createMemoryStore } from '../stores/memory.ts'
import { complete, createScriptedProvider, fail, text } from './scripted-provider.ts'
import { createBench, only } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

const target = (provider: string) => ({ provider, model: `${provider}-1` })

test('every configured model is named on every attempt, in the order of routing, with why it was skipped', async () => {
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[text('x'), complete]], { tools: false }),
    createScriptedProvider('beta', [[fail()]]),
    createScriptedProvider('gamma', [[text('x'), complete]]),
    createScriptedProvider('delta', [[]], { abilities: ['draw'] })
  ])
  const events = await bench.run({
    requirements: { tools: true },
    routing: { allow_fallback: true, provider_order: ['gamma', 'beta'].reverse() }
  })
  const considered = [
    { target: target('beta'), outcome: 'candidate' },
    { target: target('gamma'), outcome: 'candidate' },
    { target: target('alpha'), outcome: 'skipped', reason: 'capability', name: 'tools' },
    { target: target('delta'), outcome: 'skipped', reason: 'ability' }
  ]
  expect(only(events, 'route.selected').map((event) => event.considered)).toEqual([considered, considered])
  expect(events.every(isExecutionEvent)).toBe(true)
})

test('a target whose failure forbids another attempt on it is skipped from then on', async () => {
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[fail({ failureClass: 'target_scoped' })]]),
    createScriptedProvider('beta', [[fail()], [text('x'), complete]])
  ])
  const id = await bench.submit({ routing: { allow_fallback: true, max_attempts: 3 } })
  await bench.clock.advance(10_000)
  const selected = only(await bench.readToEnd(id), 'route.selected')
  const skipped = { target: target('alpha'), outcome: 'skipped', reason: 'earlier_failure' }
  const left = { target: target('beta'), outcome: 'candidate' }
  expect(selected.map(({ considered }) => considered)).toEqual([
    [{ target: target('alpha'), outcome: 'candidate' }, left],
    [skipped, left],
    [skipped, left]
  ])
})

test('without the feature nothing is explained', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[text('x'), complete]])], {
    features: { route_explain: false }
  })
  expect(only(await bench.run(), 'route.selected')[0]).not.toHaveProperty('considered')
})

test('without a capable target there is no selection to explain, and the code stays', async () => {
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[complete]], { tools: false }),
    createScriptedProvider('beta', [[complete]], { abilities: ['draw'] })
  ])
  const events = await bench.run({ requirements: { tools: true } })
  expect(events.map(({ type }) => type)).toEqual(['execution.accepted', 'execution.failed'])
  expect(events[1]).toMatchObject({
    error: {
      code: 'capability_unavailable',
      retryable: false,
      message: 'No configured model can serve this request (alpha/alpha-1: capability tools; beta/beta-1: ability).'
    }
  })
})

test('a long list of models is cut in the message of the failure', async () => {
  const models = Array.from({ length: 40 }, (_, at) => createScriptedProvider(`provider-${at}`, [], { tools: false }))
  const [, failed] = await createBench(memory, models).run({ requirements: { tools: true } })
  expect(only([...(failed === undefined ? [] : [failed])], 'execution.failed')[0]?.error.message).toMatch(
    /provider-2\/provider-2-1: capability tools; …\)\.$/
  )
})
