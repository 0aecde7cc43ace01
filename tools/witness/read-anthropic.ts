import Anthropic from '@anthropic-ai/sdk'
import type { Fixture } from '../../conformance/lab/index.ts'
import type { Reading } from './reading.ts'
import { witnessFetch } from './witness-fetch.ts'

/** How Anthropic's own library reads a fixture that the lab at `origin` serves. It retries nothing. */
export async function readAnthropic(fixture: Fixture, origin: string): Promise<Reading> {
  const witness = witnessFetch(fixture.answer?.body.length ?? 0)
  const client = new Anthropic({
    apiKey: 'witness',
    baseURL: origin,
    maxRetries: 0,
    logLevel: 'off',
    fetch: witness.fetch
  })
  const { body } = fixture.document.request as { body: Parameters<typeof client.messages.stream>[0] }
  const stream = client.messages.stream(body, { headers: { 'x-fixture': fixture.id } })
  let text = ''
  stream.on('text', (delta) => {
    text += delta
  })
  const final = stream.finalMessage().catch(() => undefined)
  const silent = fixture.answer?.ending === 'silence'
  const ended = silent ? await Promise.race([final, witness.exhausted.then(() => 'waiting' as const)]) : await final
  if (ended === 'waiting') {
    stream.abort()
    return { outcome: 'waiting', text }
  }
  // The library hands out what it has when the body ends; a message without a reason to stop is not over.
  return ended?.stop_reason ? whole(ended) : { outcome: 'failed', text }
}

const finishes: Readonly<Record<string, string>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  pause_turn: 'pause',
  refusal: 'refusal'
}

function whole({ content, stop_reason: reason, stop_details: details, usage }: Anthropic.Message): Reading {
  const joined = (read: (block: Anthropic.ContentBlock) => string): string => content.map(read).join('')
  return {
    outcome: 'succeeded',
    text: joined((block) => (block.type === 'text' ? block.text : '')),
    refusal: (details?.type === 'refusal' ? details.explanation : '') ?? '',
    reasoning: joined((block) => (block.type === 'thinking' ? block.thinking : '')),
    tool_calls: content.flatMap((block) =>
      block.type === 'tool_use' ? [{ name: block.name, arguments: block.input }] : []
    ),
    finish: finishes[reason ?? ''] ?? 'other',
    usage: usageOf(usage)
  }
}

/** The three counters of the input are disjoint here. */
function usageOf(usage: Anthropic.Usage | undefined): Record<string, number> {
  const { cache_creation_input_tokens: written, cache_read_input_tokens: read, server_tool_use: tools } = usage ?? {}
  const told = {
    input_token: usage === undefined ? undefined : usage.input_tokens + (written ?? 0) + (read ?? 0),
    cache_write_token: written,
    cache_read_token: read,
    output_token: usage?.output_tokens,
    reasoning_token: usage?.output_tokens_details?.thinking_tokens,
    tool_request: tools ? (tools.web_search_requests ?? 0) + (tools.web_fetch_requests ?? 0) : undefined
  }
  return Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, number] => entry[1] !== undefined && entry[1] !== null)
  )
}
