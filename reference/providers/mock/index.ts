import type { UsageFact } from '../../../generated/types.ts'
import { providerFailure } from '../../core/errors.ts'
import type { Clock, Provider, ProviderCall, ProviderEvent } from '../../core/ports.ts'
import { countWords, cutIntoDeltas } from './answer.ts'
import { wholeText } from './heard.ts'
import { mockManifest } from './manifest.ts'
import type { MockBehaviour, MockFailure, MockOptions } from './options.ts'
import { type MockReply, replyTo } from './reply.ts'

export type { MockBehaviour } from './options.ts'

type Batch = readonly ProviderEvent[]

const largestBatch = 1024

/**
 * A provider inside the process, for developing against the protocol: the same input and configuration give the same events. It
 * honours every neutral field, opens no socket and needs no credential; delays run on the given clock.
 */
export function createMock(options: MockOptions): Provider {
  const behaviour = options.behaviour ?? {}
  let calls = 0

  async function* execute(call: ProviderCall): AsyncGenerator<Batch> {
    calls += 1
    const { failure } = behaviour
    const failing = failure && calls <= (failure.calls ?? Number.POSITIVE_INFINITY) ? failure : undefined
    const reply = replyTo(call.request, options)
    const deltas = cutIntoDeltas(reply.text, behaviour.deltas)
    const spoken = failing ? deltas.slice(0, failing.after_deltas ?? 0) : deltas
    const silent = failing !== undefined && spoken.length === 0
    yield* paced(silent ? [] : outputBatches(behaviour, spoken, call), behaviour, options.clock, call.signal)
    if (failing) {
      if (behaviour.usage) yield [{ type: 'usage', facts: usageFacts(behaviour.usage, false) }]
      throw failureOf(failing)
    }
    yield ending(behaviour, reply, deltas, call)
  }

  return { id: options.id, manifest: () => mockManifest(options), execute }
}

/** Reasoning and text, each at its own index. */
function outputBatches(behaviour: MockBehaviour, deltas: readonly string[], { target }: ProviderCall): Batch[] {
  const batches: Batch[] = []
  const output_index = textIndex(behaviour)
  const size = behaviour.deltas_per_batch ?? (behaviour.delay_ms ? 1 : largestBatch)
  if (behaviour.provider_state !== undefined) {
    batches.push([{ type: 'output.provider_state', ...target, data: behaviour.provider_state }])
  }
  if (behaviour.reasoning) {
    batches.push([{ type: 'output.reasoning.delta', output_index: 0, delta: behaviour.reasoning }])
  }
  for (let from = 0; from < deltas.length; from += size) {
    const batch = deltas.slice(from, from + size)
    batches.push(batch.map((delta) => ({ type: 'output.delta', output_index, delta })))
  }
  return batches
}

/** Text comes after reasoning, where there is any. */
const textIndex = ({ reasoning }: MockBehaviour): number => (reasoning ? 1 : 0)

async function* paced(batches: readonly Batch[], pace: MockBehaviour, clock: Clock, signal: AbortSignal) {
  await pause(clock, pace.first_delay_ms ?? 0, signal)
  for (const [index, batch] of batches.entries()) {
    if (index > 0) await pause(clock, pace.delay_ms ?? 0, signal)
    yield batch
  }
}

function ending(
  behaviour: MockBehaviour,
  { toolCalls, finishReason }: MockReply,
  deltas: readonly string[],
  { request }: ProviderCall
): Batch {
  const events: ProviderEvent[] = []
  const earlier = request.input.filter(({ type }) => type === 'tool_call').length
  // Indexes go on from what was said: an answer of calls alone begins at 0.
  let output_index = textIndex(behaviour) + (deltas.length > 0 ? 1 : 0)
  if (behaviour.refusal) {
    events.push({ type: 'output.refusal.delta', output_index, delta: behaviour.refusal })
    output_index += 1
  }
  for (const [index, tool] of toolCalls.entries()) {
    const call_id = `call_${earlier + index + 1}`
    events.push({ type: 'tool.call.started', call_id, name: tool.name, output_index })
    output_index += 1
    if (tool.arguments !== '') events.push({ type: 'tool.call.arguments.delta', call_id, delta: tool.arguments })
  }
  const counted = { input_token: countWords(wholeText(request)), output_token: countWords(deltas.join('')) }
  const facts = usageFacts(behaviour.usage ?? counted)
  if (facts.length > 0) events.push({ type: 'usage', facts })
  events.push({ type: 'completed', finish_reason: finishReason })
  return events
}

function usageFacts(quantities: Readonly<Record<string, number>>, complete?: boolean): UsageFact[] {
  return Object.entries(quantities).map(([unit, quantity]) => ({
    unit,
    quantity,
    source: 'provider',
    ...(complete === undefined ? {} : { complete })
  }))
}

function failureOf(failure: MockFailure): Error {
  return providerFailure({
    failureClass: failure.class,
    code: failure.code,
    message: failure.message ?? 'the mock fails as configured',
    ...(failure.provider_code === undefined ? {} : { providerCode: failure.provider_code }),
    ...(failure.retry_after_ms === undefined ? {} : { retryAfterMs: failure.retry_after_ms }),
    ...(failure.remote_outcome === undefined ? {} : { remoteOutcome: failure.remote_outcome })
  })
}

/** Waits on the clock; rejects at once when the call is aborted, also when there is nothing to wait for. */
function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (delayMs === 0) return resolve()
    const abort = (): void => {
      stop()
      reject(signal.reason)
    }
    const stop = clock.after(delayMs, () => {
      signal.removeEventListener('abort', abort)
      resolve()
    })
    signal.addEventListener('abort', abort, { once: true })
  })
}
