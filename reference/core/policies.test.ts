import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { applyPolicy } from './policies.ts'
import { complete, createScriptedProvider, fail, text } from './scripted-provider.ts'
import { createBench, only } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

const policies = {
  careful: { provider_order: ['beta', 'alpha'], allow_fallback: true, max_attempts: 2 },
  bare: {}
}

const bench = () =>
  createBench(
    memory,
    ['alpha', 'beta'].map((id) => createScriptedProvider(id, [[fail()], [text('x'), complete]])),
    { policies }
  )

test('a policy fills in what the request leaves open and is named with every selection', async () => {
  const events = await bench().run({ routing: { policy: 'careful' } })
  const selected = only(events, 'route.selected')
  expect(selected.map(({ target, policy }) => [target.provider, policy])).toEqual([
    ['beta', 'careful'],
    ['alpha', 'careful']
  ])
})

test("the request's own fields win, each by itself", async () => {
  const events = await bench().run({ routing: { policy: 'careful', provider_order: ['alpha'] } })
  expect(only(events, 'route.selected').map(({ target }) => target.provider)).toEqual(['alpha', 'beta'])
  const alone = await bench().run({ routing: { policy: 'careful', allow_fallback: false } })
  expect(only(alone, 'route.selected').map(({ target }) => target.provider)).toEqual(['beta'])
})

test('a policy that says nothing changes nothing, and no policy is named where none was asked for', async () => {
  expect(only(await bench().run({ routing: { policy: 'bare' } }), 'route.selected')).toMatchObject([
    { target: { provider: 'alpha' }, policy: 'bare' }
  ])
  expect(only(await bench().run(), 'route.selected')[0]).not.toHaveProperty('policy')
})

test('an unknown policy is refused and claims nothing, those of Object.prototype too', async () => {
  const { runtime } = bench()
  const body = { ability: 'write', input: [{ type: 'text' as const, text: 'x' }] }
  for (const policy of ['unknown', 'constructor', '__proto__', 'toString']) {
    const outcome = await runtime.submit({ ...body, routing: { policy } }, { idempotencyKey: 'k' })
    expect(outcome).toMatchObject({ refused: { status: 400, error: { code: 'invalid_request' } } })
  }
  expect(await runtime.submit(body, { idempotencyKey: 'k' })).toMatchObject({
    submission: { idempotent_replay: false }
  })
})

test('the key stands for the request as it was sent, not for what a policy makes of it', async () => {
  const { runtime } = bench()
  const body = { ability: 'write', input: [{ type: 'text' as const, text: 'x' }] }
  await runtime.submit({ ...body, routing: { policy: 'careful' } }, { idempotencyKey: 'k' })
  const spelled = { ...body, routing: { policy: 'careful', ...policies.careful } }
  expect(await runtime.submit(spelled, { idempotencyKey: 'k' })).toMatchObject({ refused: { status: 422 } })
  expect(applyPolicy(spelled, policies)).toEqual(applyPolicy({ ...body, routing: { policy: 'careful' } }, policies))
})

test('a known key is answered also where its policy is gone', async () => {
  let shared: ReturnType<typeof createMemoryStore> | undefined
  const keep = (clock: Parameters<typeof memory>[0]) => {
    shared ??= memory(clock)
    return shared
  }
  const provider = createScriptedProvider('alpha', [[text('x'), complete]])
  const body = { ability: 'write', input: [{ type: 'text' as const, text: 'x' }], routing: { policy: 'careful' } }
  const before = await createBench(keep, [provider], { policies }).runtime.submit(body, { idempotencyKey: 'k' })
  const after = await createBench(keep, [provider]).runtime.submit(body, { idempotencyKey: 'k' })
  if ('refused' in before || 'refused' in after) throw new Error('refused')
  expect(after.submission).toMatchObject({
    execution_id: before.submission.execution_id,
    idempotent_replay: true
  })
})
