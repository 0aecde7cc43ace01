import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { fingerprint, idempotencyClaim } from './idempotency.ts'
import type { Claim } from './ports.ts'
import { complete, createScriptedProvider, text } from './scripted-provider.ts'
import { createBench } from './test-bench.ts'

const same = (a: string, b: string): boolean => fingerprint(JSON.parse(a)) === fingerprint(JSON.parse(b))

test('case 118: key order, spacing, escapes and number spelling make no difference', () => {
  expect(same('{"a":1,"b":[2]}', '{ "b": [2.0], "a": 1e0 }')).toBe(true)
  expect(same('{"a":"é\\/"}', '{"a":"\\u00e9/"}')).toBe(true)
  expect(same('{"a":1.0}', '{"a":1}')).toBe(true)
  expect(same('{"a":-0}', '{"a":0}')).toBe(true)
})

test('case 118: array order, missing against null, and every field make a difference', () => {
  expect(same('{"a":[1,2]}', '{"a":[2,1]}')).toBe(false)
  expect(same('{"a":null}', '{}')).toBe(false)
  expect(same('{"a":1,"deadline_ms":5}', '{"a":1}')).toBe(false)
  expect(same('{"metadata":{"t":1}}', '{"metadata":{"t":2}}')).toBe(false)
  expect(same('{"a":"1"}', '{"a":1}')).toBe(false)
  expect(same('{"__proto__":{"a":1}}', '{}')).toBe(false)
})

test('what is kept of a key is its hash', () => {
  const claim = idempotencyClaim('order-42', { ability: 'write' })
  expect(claim.keyHash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(claim)).not.toContain('order-42')
  expect(idempotencyClaim('order-42 ', {}).keyHash).not.toBe(claim.keyHash)
})

test('the store sees no key', async () => {
  const claims: Claim[] = []
  const provider = createScriptedProvider('alpha', [[text('x'), complete]])
  const bench = createBench(
    (clock) => {
      const store = createMemoryStore({ clock })
      return {
        ...store,
        claim: (claim) => {
          claims.push(claim)
          return store.claim(claim)
        }
      }
    },
    [provider]
  )
  await bench.submit({}, 'secret-key-7')
  expect(claims).toHaveLength(1)
  expect(JSON.stringify(claims)).not.toContain('secret-key-7')
})

test('case 114: a repeated key answers the same execution and calls the provider once', async () => {
  const provider = createScriptedProvider('alpha', [[text('x'), complete]])
  const bench = createBench((clock) => createMemoryStore({ clock }), [provider])
  const first = await bench.submit({}, 'k')
  await bench.readToEnd(first)
  const body = { ability: 'write', input: [{ type: 'text' as const, text: 'Hello.' }] }
  expect(await bench.runtime.submit(body, { idempotencyKey: 'k' })).toMatchObject({
    submission: { execution_id: first, idempotent_replay: true, status: 'succeeded' }
  })
  expect(await bench.runtime.submit({ ...body, deadline_ms: 9 }, { idempotencyKey: 'k' })).toMatchObject({
    refused: { status: 422, error: { code: 'conflict', retryable: false } }
  })
  expect(provider.calls).toHaveLength(1)
})

test('a body that is not Unicode cannot be claimed with a key', async () => {
  const bench = createBench((clock) => createMemoryStore({ clock }), [])
  const outcome = await bench.runtime.submit(
    { ability: 'write', input: [{ type: 'text', text: '\ud800' }] },
    { idempotencyKey: 'k' }
  )
  expect(outcome).toMatchObject({ refused: { status: 400, error: { code: 'invalid_request' } } })
})
