import OpenAI from 'openai'
import type { Response as OpenAIResponse, ResponseStreamEvent } from 'openai/resources/responses/responses'
import type { Fixture } from '../../conformance/lab/index.ts'
import type { Reading } from './reading.ts'
import { witnessFetch } from './witness-fetch.ts'

/** How OpenAI's own library reads a fixture that the lab at `origin` serves. It retries nothing. */
export async function readOpenai(fixture: Fixture, origin: string): Promise<Reading> {
  const witness = witnessFetch(fixture.answer?.body.length ?? 0)
  const client = new OpenAI({
    apiKey: 'witness',
    baseURL: `${origin}/v1`,
    maxRetries: 0,
    logLevel: 'off',
    fetch: witness.fetch
  })
  const { body } = fixture.document.request as { body: Parameters<typeof client.responses.stream>[0] }
  const stream = client.responses.stream(body, { headers: { 'x-fixture': fixture.id } })
  let text = ''
  let told = false
  stream.on('event', (event: ResponseStreamEvent) => {
    if (event.type === 'response.output_text.delta') text += event.delta
    if (event.type === 'error') told = true
  })
  const final = stream.finalResponse().then(
    (response) => (told ? undefined : response),
    () => undefined
  )
  const silent = fixture.answer?.ending === 'silence'
  const ended = silent ? await Promise.race([final, witness.exhausted.then(() => 'waiting' as const)]) : await final
  if (ended === 'waiting') {
    stream.abort()
    return { outcome: 'waiting', text }
  }
  return ended?.status === 'completed' || ended?.status === 'incomplete' ? whole(ended) : { outcome: 'failed', text }
}

function whole(response: OpenAIResponse): Reading {
  const { output } = response
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []))
  const calls = output.flatMap((item) => {
    if (item.type === 'function_call') return [{ name: item.name, arguments: item.arguments }]
    return item.type === 'custom_tool_call' ? [{ name: item.name, arguments: item.input }] : []
  })
  const reasoning = output.flatMap((item) =>
    item.type === 'reasoning' ? [...item.summary, ...(item.content ?? [])].map(({ text }) => text) : []
  )
  const refusal = parts.map((part) => (part.type === 'refusal' ? part.refusal : '')).join('')
  return {
    outcome: 'succeeded',
    text: parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''),
    refusal,
    reasoning: reasoning.join(''),
    tool_calls: calls,
    finish: finishOf(response, refusal !== '', calls.length > 0),
    usage: usageOf(response)
  }
}

function finishOf({ status, incomplete_details: details }: OpenAIResponse, refused: boolean, calls: boolean): string {
  if (status === 'incomplete') {
    if (details?.reason === 'content_filter') return 'content_filter'
    return details?.reason === 'max_output_tokens' ? 'length' : 'other'
  }
  if (refused) return 'refusal'
  return calls ? 'tool_calls' : 'stop'
}

function usageOf(response: OpenAIResponse): Record<string, number> {
  const { usage } = response
  if (!usage) return {}
  // Newer than the library's types.
  const { cache_write_tokens: written } = usage.input_tokens_details as { cache_write_tokens?: number }
  const { tool_usage: tools } = response as { tool_usage?: { web_search?: { num_requests: number } } }
  return {
    input_token: usage.input_tokens,
    cache_read_token: usage.input_tokens_details.cached_tokens,
    ...(written === undefined ? {} : { cache_write_token: written }),
    output_token: usage.output_tokens,
    reasoning_token: usage.output_tokens_details.reasoning_tokens,
    ...(tools?.web_search === undefined ? {} : { tool_request: tools.web_search.num_requests })
  }
}
