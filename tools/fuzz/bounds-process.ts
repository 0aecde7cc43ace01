// Plays one huge or endless answer through an adapter and tells how much memory that took. Started by bounds.test.ts with --expose-gc.
import { isProviderFailure } from '../../reference/core/errors.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { createAnthropicMessages } from '../../reference/providers/anthropic-messages/index.ts'
import { createOpenAiResponses } from '../../reference/providers/openai-responses/index.ts'

const MiB = 2 ** 20
const encoder = new TextEncoder()
const frame = (payload: object): Uint8Array => encoder.encode(`data: ${JSON.stringify(payload)}\n\n`)
const delta = (text: string): Uint8Array =>
  frame({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
const opening = [
  frame({
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      usage: { input_tokens: 1, output_tokens: 1 }
    }
  }),
  frame({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
]
const ending = [
  frame({ type: 'content_block_stop', index: 0 }),
  frame({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } }),
  frame({ type: 'message_stop' })
]

/** Frames that differ by a number, of so many bytes in all. */
function* numbered(total: number, payload: (number: number) => object): Generator<Uint8Array> {
  for (let sent = 0, number = 0; sent < total; number += 1) {
    const piece = frame(payload(number))
    sent += piece.length
    yield piece
  }
}

function* repeated(piece: Uint8Array, total: number): Generator<Uint8Array> {
  for (let sent = 0; sent < total; sent += piece.length) yield piece
}

/** Each scene is what the provider sends; 400 MiB stand for without end. */
const scenes: Readonly<Record<string, () => Generator<Uint8Array>>> = {
  *answer50MiB() {
    yield* opening
    yield* repeated(delta('x'.repeat(4096)), 50 * MiB)
    yield* ending
  },
  *frame5MiB() {
    yield* opening
    yield delta('y'.repeat(5 * MiB))
    yield* ending
  },
  *endlessPreamble() {
    yield* opening
    yield* repeated(frame({ type: 'ping', padding: 'p'.repeat(4096) }), 400 * MiB)
  },
  *endlessLine() {
    yield encoder.encode('data: "')
    yield* repeated(encoder.encode('z'.repeat(65_536)), 400 * MiB)
  },
  // What an adapter has to remember and cannot tell yet.
  *dribbledLine() {
    yield encoder.encode('data: "')
    yield* repeated(encoder.encode('zz'), 3 * MiB)
  },
  *emptyBlocks() {
    yield* numbered(400 * MiB, (index) => ({ type: 'content_block_start', index, content_block: { type: 'none' } }))
  },
  *hiddenState() {
    const content_block = { type: 'redacted_thinking', data: 'x'.repeat(100_000) }
    yield* numbered(400 * MiB, (index) => ({ type: 'content_block_start', index, content_block }))
  },
  *namelessCall() {
    yield frame({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't' } })
    const delta = { type: 'input_json_delta', partial_json: 'x'.repeat(8000) }
    yield* repeated(frame({ type: 'content_block_delta', index: 0, delta }), 400 * MiB)
  }
}

const responsesScenes: typeof scenes = {
  *emptyItems() {
    yield* numbered(400 * MiB, (output_index) => ({ type: 'response.output_item.added', output_index, item: {} }))
  },
  *emptyParts() {
    yield* numbered(400 * MiB, (content_index) => ({
      type: 'response.output_text.done',
      output_index: 0,
      content_index,
      text: ''
    }))
  },
  *hiddenReasoning() {
    const item = { type: 'reasoning', summary: [], encrypted_content: 'x'.repeat(100_000) }
    yield* numbered(400 * MiB, (output_index) => ({ type: 'response.output_item.done', output_index, item }))
  },
  *namelessArguments() {
    const delta = 'x'.repeat(8000)
    yield* repeated(frame({ type: 'response.function_call_arguments.delta', output_index: 0, delta }), 400 * MiB)
  }
}

const [scene = ''] = process.argv.slice(2)
const pieces = (scenes[scene] ?? responsesScenes[scene])?.()
if (pieces === undefined) throw new Error(`no scene ${scene}`)
let sent = 0
const body = new ReadableStream<Uint8Array>({
  pull(controller) {
    const { value, done } = pieces.next()
    if (done) return controller.close()
    sent += value.length
    controller.enqueue(value)
  }
})
const create = scene in scenes ? createAnthropicMessages : createOpenAiResponses
const provider = create({
  id: 'p',
  model: 'm',
  abilities: ['a'],
  apiKey: 'bounds-key',
  apiKeyEnv: 'BOUNDS_KEY',
  timeouts: { connect_ms: 60_000, first_byte_ms: 60_000, idle_ms: 60_000, progress_ms: 60_000 },
  maxConcurrency: 1,
  maxQueueDepth: 1,
  fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  clock: systemClock
})
globalThis.gc?.()
const before = process.memoryUsage().rss
let peak = before
let text = 0
let outcome = 'ended without a terminal'
try {
  const call = {
    request: { ability: 'a', input: [{ type: 'text' as const, text: 'go' }] },
    target: { provider: 'p', model: 'm' },
    signal: new AbortController().signal,
    ids: randomIds
  }
  let batches = 0
  for await (const batch of provider.execute(call)) {
    for (const event of batch) {
      if (event.type === 'output.delta') text += event.delta.length
      if (event.type === 'completed') outcome = 'completed'
    }
    batches += 1
    if (batches % 64 === 0) peak = Math.max(peak, process.memoryUsage().rss)
  }
} catch (error) {
  outcome = isProviderFailure(error) ? error.code : `exception ${(error as Error).name}`
}
peak = Math.max(peak, process.memoryUsage().rss)
process.stdout.write(JSON.stringify({ outcome, text, sentMiB: sent / MiB, grownMiB: (peak - before) / MiB }))
