import { asObject, type JsonObject } from '../json.ts'
import { type Counters, isCount } from '../usage-facts.ts'

/** The counters of one message: each report overlays what it does not leave null. They are running totals, so nothing is added. */
export interface MessageUsage {
  /** Of `message_start`: its output count is a placeholder, unless the message is `whole` already. */
  start(usage: JsonObject | undefined, whole: boolean): void
  /** Of `message_delta`. */
  update(usage: JsonObject | undefined): void
  counters(): Counters
}

const inputFields = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'] as const

export function createMessageUsage(): MessageUsage {
  const latest: Record<string, unknown> = {}

  function overlay(usage: JsonObject | undefined, fields: readonly string[]): void {
    for (const field of fields) latest[field] = usage?.[field] ?? latest[field]
  }

  function update(usage: JsonObject | undefined): void {
    overlay(usage, [...inputFields, 'output_tokens'])
    latest.thinking_tokens = asObject(usage?.output_tokens_details)?.thinking_tokens ?? latest.thinking_tokens
  }

  return {
    start(usage, whole) {
      if (whole) update(usage)
      else overlay(usage, inputFields)
    },
    update,
    counters: () => ({
      input_token: wholeInput(inputFields.map((field) => latest[field])),
      cache_write_token: latest.cache_creation_input_tokens,
      cache_read_token: latest.cache_read_input_tokens,
      output_token: latest.output_tokens,
      reasoning_token: latest.thinking_tokens
    })
  }
}

/**
 * What the caches wrote and read stands beside the input, not inside it. Without a valid figure for each part that was reported, the whole
 * is not known.
 */
function wholeInput([input, ...caches]: readonly unknown[]): unknown {
  const reported = caches.filter((count) => count !== undefined && count !== null)
  if (!isCount(input)) return input
  return reported.every((count) => isCount(count))
    ? reported.reduce<number>((sum, count) => sum + (count as number), input)
    : Number.NaN
}
