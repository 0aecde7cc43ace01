import { expect, test } from 'vitest'
import { createManualClock } from '../../core/manual-clock.ts'
import type { ListedModel } from '../model-listing.ts'
import { createFalQueue, type FalQueueOptions } from './index.ts'
import { base, canary, falOptions } from './test-queue.ts'

interface Listed {
  readonly models: readonly ListedModel[]
  readonly asked: readonly { readonly url: string; readonly key: string | null }[]
}

async function list(
  pages: readonly Record<string, unknown>[],
  options: Partial<FalQueueOptions> = {}
): Promise<Listed> {
  const asked: { url: string; key: string | null }[] = []
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    asked.push({ url: String(input), key: new Headers(init?.headers).get('authorization') })
    return Response.json(pages[asked.length - 1] ?? {})
  }
  const whole = { ...falOptions(fetch as typeof globalThis.fetch, createManualClock()), ...options }
  const models: ListedModel[] = []
  for await (const page of createFalQueue(whole).listModels({ signal: new AbortController().signal }))
    models.push(...page)
  return { models, asked }
}

const model = (endpoint_id: string, category: string) => ({
  endpoint_id,
  metadata: { display_name: 'A model', category, status: 'active', tags: ['x'] }
})

test('models are listed page by page after the cursor, with what their category says', async () => {
  const { models, asked } = await list([
    {
      models: [model('studio/paint', 'text-to-image'), {}, { endpoint_id: 'studio/bare' }],
      next_cursor: 'c 2',
      has_more: true
    },
    { models: [model('studio/train', 'training')], next_cursor: null, has_more: false }
  ])
  expect(models).toEqual([
    {
      id: 'studio/paint',
      name: 'A model',
      lifecycle: 'active',
      category: 'text-to-image',
      inputModalities: ['text'],
      outputModalities: ['image']
    },
    { id: 'studio/bare' },
    { id: 'studio/train', name: 'A model', lifecycle: 'active', category: 'training' }
  ])
  expect(asked.map(({ url }) => url)).toEqual([`${base}/models?limit=100`, `${base}/models?limit=100&cursor=c+2`])
})

test('the key goes to its own origin only: the public list of the provider is asked for without it', async () => {
  const page = { models: [], has_more: false }
  expect((await list([page])).asked[0]?.key).toBe(`Key ${canary}`)
  const elsewhere = await list([page], { platformUrl: 'https://platform.example.test/v1' })
  expect(elsewhere.asked).toEqual([{ url: 'https://platform.example.test/v1/models?limit=100', key: null }])
})

test('a list that is none, or goes on without a cursor, is a broken protocol', async () => {
  for (const page of [{}, { models: [], has_more: true }]) {
    await expect(list([page])).rejects.toMatchObject({ code: 'provider_protocol_error' })
  }
})
