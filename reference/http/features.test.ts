import { afterEach, expect, test } from 'vitest'
import type { ExecutionRequest, RuntimeFeatures } from '../../generated/types.ts'
import { createScriptedProvider } from '../core/scripted-provider.ts'
import { type Bench, createBench } from '../core/test-bench.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { createApp } from './app.ts'
import { good, post, refused } from './testing.ts'

const benches: Bench[] = []

afterEach(() => Promise.all(benches.splice(0).map(({ runtime }) => runtime.stop(0))))

function appWith(features: Partial<RuntimeFeatures>) {
  const provider = createScriptedProvider('alpha', [[]])
  const bench = createBench((clock) => createMemoryStore({ clock }), [provider], { features })
  benches.push(bench)
  return createApp(bench.runtime)
}

const tools = [{ name: 'f', parameters: {} }]
const turn = { type: 'message' as const, role: 'user' as const, content: [{ type: 'text' as const, text: 'x' }] }
const withInput = (...input: ExecutionRequest['input']) => ({ ...good, input })

const uses: [feature: keyof RuntimeFeatures, field: string, request: ExecutionRequest][] = [
  ['conversation', 'instructions', { ...good, instructions: 'x' }],
  ['conversation', 'input[0].type message', withInput(turn)],
  ['conversation', 'input[0].type tool_call', withInput({ type: 'tool_call', call_id: 'c', name: 'f', arguments: '' })],
  [
    'conversation',
    'input[1].type tool_result',
    withInput(...good.input, { type: 'tool_result', call_id: 'c', output: '' })
  ],
  ['conversation', 'input[0].data', withInput({ type: 'image', data: 'AAAA', media_type: 'image/png' })],
  ['tool_input', 'tools', { ...good, tools }],
  ['tool_input', 'tool_choice', { ...good, tool_choice: 'auto' }],
  ['tool_input', 'parallel_tool_calls', { ...good, parallel_tool_calls: false }],
  ['structured_output', 'output_schema', { ...good, output_schema: { name: 'a', schema: {} } }],
  ['generation', 'max_output_tokens', { ...good, max_output_tokens: 1 }],
  ['generation', 'temperature', { ...good, temperature: 0 }],
  ['generation', 'top_p', { ...good, top_p: 0 }],
  ['generation', 'stop', { ...good, stop: ['x'] }],
  ['generation', 'reasoning_effort', { ...good, reasoning_effort: 'low' }],
  [
    'provider_state',
    'input[0].type provider_state',
    withInput({ type: 'provider_state', provider: 'a', model: 'b', data: 1 })
  ],
  ['policy_ref', 'routing.policy', { ...good, routing: { policy: 'p' } }]
]

const every = Object.fromEntries(uses.map(([feature]) => [feature, true])) as Partial<RuntimeFeatures>

test.each(uses)(
  'without %s its field %s is 400 and creates nothing, and with it is taken',
  async (feature, field, body) => {
    const without = appWith({ ...every, [feature]: false })
    expect(await refused(await post(without, body), 400)).toBe(
      `${field} belongs to feature ${feature}, which this runtime does not claim: leave it out`
    )
    const key = { 'idempotency-key': 'k' }
    await refused(await post(without, body, key), 400)
    expect((await post(without, good, key)).status).toBe(202)
    if (feature !== 'policy_ref') expect((await post(appWith(every), body)).status).toBe(202)
  }
)

test('without partition its header is 400 on every operation of executions', async () => {
  const app = appWith({ partition: false })
  const headers = { 'execution-partition': 'a' }
  const message =
    'header Execution-Partition belongs to feature partition, which this runtime does not claim: leave it out'
  expect(await refused(await post(app, good, headers), 400)).toBe(message)
  expect(await refused(await app.request('/v1/executions/x', { headers }), 400)).toBe(message)
  expect((await post(app, good)).status).toBe(202)
})

test('with conversation at least 8 MiB of body are taken, and published, and without the 1 MiB of the specification', async () => {
  const body = (length: number) => ({ ...good, input: [{ type: 'text', text: 'x'.repeat(length) }] })
  const large = appWith({ conversation: true })
  expect(await (await large.request('/v1/runtime')).json()).toMatchObject({ limits: { body_bytes: 8_388_608 } })
  expect((await post(large, body(8_000_000))).status).toBe(202)
  const small = appWith({ conversation: false })
  const published = (await (await small.request('/v1/runtime')).json()) as { limits?: { body_bytes?: number } }
  expect(published.limits?.body_bytes).toBeUndefined()
  await refused(await post(small, body(1_048_576)), 413)
})
