import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApp, createRuntime, defaultTimeouts, providerContract, streamScenes, systemClock } from '../index.ts'
import { createParrot } from './example-adapter.ts'
import { adapterOptions } from './test-support.ts'

const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`

describe('the worked example keeps the provider contract', () => {
  providerContract(test, {
    create: ({ origin, credential, clock, timeouts }) =>
      createParrot({ ...adapterOptions(fetch), baseUrl: origin, apiKey: credential, clock, timeouts }),
    says: 'Hello there',
    wire: streamScenes({
      preamble: frame({}),
      output: frame({ say: 'Hello' }) + frame({ say: ' there' }),
      terminal: frame({ bye: { words: 2 } }),
      keepalive: frame({ say: '' }),
      error: frame({ sorry: 'busy' })
    })
  })
})

test('the worked example serves executions beside configured providers', async () => {
  const body = frame({ say: 'Hello' }) + frame({ bye: { words: 1 } })
  const ask = async (): Promise<Response> => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const provider = createParrot({
    ...adapterOptions(ask, { timeouts: defaultTimeouts, clock: systemClock }),
    id: 'parrot',
    abilities: ['talking']
  })
  const runtime = createRuntime({}, { providers: [{ provider, maxConcurrency: 8, maxQueueDepth: 64 }] })
  const app = createApp(runtime)
  const answer = await app.request('/v1/executions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ability: 'talking', input: [{ type: 'text', text: 'Say hello.' }] })
  })
  const events = await answer.text()
  expect(events).toContain('"target":{"provider":"parrot","model":"model-1"}')
  expect(events).toContain('event: execution.completed')
  expect(await (await app.request('/v1/providers')).json()).toMatchObject({
    data: [{ provider: 'mock' }, { provider: 'parrot' }]
  })
  await runtime.stop(0)
})

test('the guide shows the example as it is compiled and run here', () => {
  const guide = readFileSync(new URL('./ADDING.md', import.meta.url), 'utf8')
  const code = readFileSync(new URL('./example-adapter.ts', import.meta.url), 'utf8')
  expect(guide).toContain(code.replace("'../index.ts'", "'model-runtime-kit/reference'").trim())
})
