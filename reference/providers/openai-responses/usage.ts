import { asObject, type JsonObject } from '../json.ts'
import type { Counters } from '../usage-facts.ts'

/** The counters of a response: its input already holds what the cache read and wrote, its output the reasoning. */
export function countersOf(response: JsonObject | undefined): Counters {
  const usage = asObject(response?.usage)
  const input = asObject(usage?.input_tokens_details)
  const output = asObject(usage?.output_tokens_details)
  const tools = asObject(response?.tool_usage)
  return {
    input_token: usage?.input_tokens,
    cache_read_token: input?.cached_tokens,
    cache_write_token: input?.cache_write_tokens,
    output_token: usage?.output_tokens,
    reasoning_token: output?.reasoning_tokens,
    tool_request: asObject(tools?.web_search)?.num_requests
  }
}
