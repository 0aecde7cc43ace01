// CPU time of the adapters alone, without the store, against eventsource-parser and JSON.parse on the same bytes and chunks.
// One message is one round; the answer is its ratio.
import { createParser } from 'eventsource-parser'
import type { Provider } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { type AdapterOptions, defaultTimeouts } from '../../reference/providers/adapter-options.ts'
import { createAnthropicMessages } from '../../reference/providers/anthropic-messages/index.ts'
import { createOpenAiResponses } from '../../reference/providers/openai-responses/index.ts'
import { anthropicAnswer, openAiAnswer } from './adapter-wire.ts'
import { leaveWithParent } from './leave-with-parent.ts'

const chunkBytes = 16_384
const deltas = 20_000

function chunked(body: Buffer): ReadableStream<Uint8Array> {
  let from = 0
  return new ReadableStream({
    pull(controller) {
      if (from >= body.length) return controller.close()
      controller.enqueue(new Uint8Array(body.subarray(from, from + chunkBytes)))
      from += chunkBytes
    }
  })
}

async function adapterTime(create: (options: AdapterOptions) => Provider, body: Buffer): Promise<number> {
  const provider = create({
    id: 'bench',
    model: 'bench-1',
    abilities: ['bench'],
    apiKey: 'bench-key',
    apiKeyEnv: 'BENCH_KEY',
    timeouts: defaultTimeouts,
    maxConcurrency: 1,
    maxQueueDepth: 1,
    fetch: async () => new Response(chunked(body), { headers: { 'content-type': 'text/event-stream' } }),
    clock: systemClock
  })
  const call = {
    request: { ability: 'bench', input: [{ type: 'text' as const, text: 'go' }] },
    target: { provider: 'bench', model: 'bench-1' },
    signal: new AbortController().signal,
    ids: randomIds
  }
  const started = process.cpuUsage()
  let said = 0
  for await (const batch of provider.execute(call))
    for (const { type } of batch) said += type === 'output.delta' ? 1 : 0
  if (said !== deltas) throw new Error(`the adapter told ${said} deltas`)
  return spent(started)
}

async function bareTime(body: Buffer): Promise<number> {
  const started = process.cpuUsage()
  let read = 0
  const parser = createParser({
    onEvent: ({ data }) => {
      JSON.parse(data)
      read += 1
    }
  })
  const decoder = new TextDecoder()
  for await (const chunk of chunked(body)) parser.feed(decoder.decode(chunk, { stream: true }))
  if (read < deltas) throw new Error(`the parser read ${read} frames`)
  return spent(started)
}

function spent(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return user + system
}

async function round(): Promise<number> {
  let [ours, bare] = [0, 0]
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [create, body] of dialects) {
      bare += await bareTime(body)
      ours += await adapterTime(create, body)
    }
  }
  return bare / ours
}

const dialects = [
  [createOpenAiResponses, openAiAnswer(deltas)],
  [createAnthropicMessages, anthropicAnswer(deltas)]
] as const

leaveWithParent()
const warm = round()

process.on('message', async () => {
  await warm
  globalThis.gc?.()
  process.send?.(await round())
})
