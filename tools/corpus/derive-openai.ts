import type { Told } from './derive-expectation.ts'
import type { Payload } from './json-lines.ts'

/** OpenAI Responses: the final response says everything; texts and arguments that came as deltas are taken from those. */
export function deriveOpenai(payloads: readonly Payload[]): Told | undefined {
  const end = payloads.find(({ type }) => /^(error|response\.(completed|incomplete|failed))$/.test(String(type)))
  if (end?.type !== 'response.completed' && end?.type !== 'response.incomplete') return undefined
  const response = end.response as Payload
  const items = itemsOf(payloads, response)
  const parts = items.flatMap(({ place, item }) =>
    item.type === 'message' ? listOf(item.content).map((part, index) => ({ part, place, index })) : []
  )
  const calls = items.filter(({ item }) => item.type === 'function_call' || item.type === 'custom_tool_call')
  const refused = parts.some(({ part }) => part.type === 'refusal')
  return {
    finish: finishOf(response, refused, calls.length > 0),
    text: parts
      .filter(({ part }) => part.type === 'output_text')
      .map(({ part, place, index }) => deltasOf(payloads, 'response.output_text.delta', place, index) ?? part.text)
      .join(''),
    calls: calls.map(({ item, place }) => ({
      name: String(item.name),
      arguments:
        deltasOf(payloads, 'response.function_call_arguments.delta', place) ??
        String(item.arguments ?? item.input ?? '')
    })),
    usage: usageOf(response.usage as Payload | null | undefined)
  }
}

/** The items of the final response, or those that were told done where it leaves them out. */
function itemsOf(payloads: readonly Payload[], response: Payload): { item: Payload; place: unknown }[] {
  const final = listOf(response.output)
  if (final.length > 0) return final.map((item, place) => ({ item, place }))
  const done = payloads.filter(({ type }) => type === 'response.output_item.done')
  return done
    .toSorted((one, other) => Number(one.output_index) - Number(other.output_index))
    .map(({ item, output_index: place }) => ({ item: item as Payload, place }))
}

function deltasOf(payloads: readonly Payload[], type: string, place: unknown, part?: number): string | undefined {
  const deltas = payloads.filter(
    (payload) =>
      payload.type === type &&
      payload.output_index === place &&
      (part ?? payload.content_index) === payload.content_index
  )
  return deltas.length === 0 ? undefined : deltas.map(({ delta }) => delta).join('')
}

function finishOf(response: Payload, refused: boolean, calls: boolean): string {
  const { reason } = (response.incomplete_details ?? {}) as Payload
  if (reason === 'content_filter') return 'content_filter'
  if (refused) return 'refusal'
  if (reason === 'max_output_tokens' || reason === 'max_tokens') return 'length'
  if (response.status === 'incomplete') return 'other'
  return calls ? 'tool_calls' : 'stop'
}

function usageOf(usage: Payload | null | undefined): Record<string, unknown> {
  const input = (usage?.input_tokens_details ?? {}) as Payload
  const output = (usage?.output_tokens_details ?? {}) as Payload
  return {
    input_token: usage?.input_tokens,
    cache_read_token: input.cached_tokens,
    cache_write_token: input.cache_write_tokens,
    output_token: usage?.output_tokens,
    reasoning_token: output.reasoning_tokens
  }
}

const listOf = (value: unknown): readonly Payload[] => (Array.isArray(value) ? (value as Payload[]) : [])
