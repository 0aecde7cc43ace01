import { expect, test } from 'vitest'
import { waitUntilReady } from './ready.ts'

const never = new Promise<never>(() => undefined)

test('a runtime that answers, if not as it should, is told by its answer and not by the silence after it', async () => {
  let asked = 0
  const base = {
    fetch: async () => {
      asked += 1
      return asked < 3 ? new Response('broken', { status: 500 }) : never
    }
  }
  await expect(waitUntilReady(base, 300, never)).rejects.toThrow('GET /v1/runtime answered 500; ')
})

test('a runtime that never answers is told so', async () => {
  const base = { fetch: async () => never }
  await expect(waitUntilReady(base, 100, never)).rejects.toThrow('GET /v1/runtime got no answer in time; ')
})
