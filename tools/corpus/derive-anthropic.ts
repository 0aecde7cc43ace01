import type { Told } from './derive-expectation.ts'
import type { Payload } from './json-lines.ts'

const finishes: Readonly<Record<string, string>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  pause_turn: 'pause',
  refusal: 'refusal'
}

/** Anthropic Messages: blocks by their index, counters overlaid in the order of their reports. */
export function deriveAnthropic(payloads: readonly Payload[]): Told | undefined {
  const end = payloads.find(({ type }) => type === 'error' || type === 'message_stop')
  if (end?.type !== 'message_stop') return undefined
  const message = payloads.find(({ type }) => type === 'message_start')?.message as Payload
  const reports = payloads.filter(({ type }) => type === 'message_delta')
  const blocks = blocksOf(payloads, message)
  const reason = reports.map(({ delta }) => (delta as Payload).stop_reason).findLast((one) => one != null)
  return {
    finish: finishes[String(reason ?? message.stop_reason)] ?? 'other',
    text: blocks.map(({ block, joined }) => (block.type === 'text' ? `${block.text ?? ''}${joined}` : '')).join(''),
    calls: blocks
      .filter(({ block }) => block.type === 'tool_use')
      .map(({ block, joined }) => ({
        name: String(block.name),
        arguments: joined || JSON.stringify(block.input ?? {})
      })),
    usage: usageOf(message, reports)
  }
}

function blocksOf(payloads: readonly Payload[], message: Payload): { block: Payload; joined: string }[] {
  const started = payloads.filter(({ type }) => type === 'content_block_start')
  if (started.length === 0) return ((message.content ?? []) as Payload[]).map((block) => ({ block, joined: '' }))
  return started
    .toSorted((one, other) => Number(one.index) - Number(other.index))
    .map(({ index, content_block: block }) => {
      const deltas = payloads.filter((payload) => payload.type === 'content_block_delta' && payload.index === index)
      const words = deltas.map(({ delta }) => (delta as Payload).text ?? (delta as Payload).partial_json ?? '')
      return { block: block as Payload, joined: words.join('') }
    })
}

/** The input is the sum of three counters. The output count of the start is a placeholder, unless nothing follows it. */
function usageOf(message: Payload, reports: readonly Payload[]): Record<string, unknown> {
  const counted: Record<string, unknown> = { ...((message.usage ?? {}) as Payload) }
  if (message.stop_reason == null) delete counted.output_tokens
  for (const { usage } of reports)
    for (const [field, value] of Object.entries((usage ?? {}) as Payload)) if (value != null) counted[field] = value
  const parts = [counted.input_tokens, counted.cache_creation_input_tokens, counted.cache_read_input_tokens]
  const passes = counted.iterations !== undefined
  return {
    // Passes that the figures of the message leave out make its sums another matter.
    input_token: passes ? undefined : parts.reduce<number>((sum, part) => sum + Number(part ?? 0), 0),
    cache_write_token: passes ? undefined : counted.cache_creation_input_tokens,
    cache_read_token: passes ? undefined : counted.cache_read_input_tokens,
    output_token: passes ? undefined : counted.output_tokens
  }
}
