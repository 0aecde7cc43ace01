import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { idempotencyClaim } from './idempotency.ts'
import { complete, createScriptedProvider, text } from './scripted-provider.ts'
import { createBench } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })
const body = { ability: 'write', input: [{ type: 'text' as const, text: 'x' }] }

const bench = () => createBench(memory, [createScriptedProvider('alpha', [[text('x'), complete]])])

test('an execution is unknown to every question from another partition, and none of them touches it', async () => {
  const { runtime, clock, store } = bench()
  const outcome = await runtime.submit(body, { partition: 'a' })
  if ('refused' in outcome) throw new Error('refused')
  const id = outcome.submission.execution_id
  const none = { refused: { status: 404, error: { code: 'not_found' } } }
  for (const partition of [undefined, 'b', 'A']) {
    expect(await runtime.snapshot(id, partition)).toMatchObject(none)
    expect(await runtime.open(id, 0, partition)).toMatchObject(none)
    expect(await runtime.result(id, partition)).toMatchObject(none)
    expect(await runtime.cancel(id, partition)).toMatchObject(none)
  }
  expect((await store.record(id))?.cancelRequested).toBe(false)
  await clock.advance(0)
  expect(await runtime.result(id, 'a')).toHaveProperty('result')
  expect(await runtime.snapshot(id, 'a')).toMatchObject({ status: 'succeeded' })
})

test('a key and its partition cannot be taken for another key', () => {
  const hashes = [
    idempotencyClaim('k', body),
    idempotencyClaim('k', body, 'p'),
    idempotencyClaim('pk', body),
    idempotencyClaim('k', body, 'k'),
    idempotencyClaim('"k"', body, '"p"')
  ].map(({ keyHash }) => keyHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('without the feature a partition is refused and nothing is created', async () => {
  const { runtime } = createBench(memory, [createScriptedProvider('alpha', [[complete]])], {
    features: { partition: false }
  })
  const refused = await runtime.submit(body, { partition: 'a', idempotencyKey: 'k' })
  expect(refused).toMatchObject({ refused: { status: 400, error: { code: 'invalid_request' } } })
  expect(await runtime.submit(body, { idempotencyKey: 'k' })).toMatchObject({
    submission: { idempotent_replay: false }
  })
})
