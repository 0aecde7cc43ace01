import { asArray, asObject, type JsonObject } from '../json.ts'
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
  let passes: readonly JsonObject[] = []

  function overlay(usage: JsonObject | undefined, fields: readonly string[]): void {
    for (const field of fields) latest[field] = usage?.[field] ?? latest[field]
  }

  function update(usage: JsonObject | undefined): void {
    overlay(usage, [...inputFields, 'output_tokens', 'server_tool_use'])
    latest.thinking_tokens = asObject(usage?.output_tokens_details)?.thinking_tokens ?? latest.thinking_tokens
    const told = asArray(usage?.iterations)
      .map(asObject)
      .filter((pass): pass is JsonObject => pass !== undefined)
    if (told.length > 0) passes = told
  }

  return {
    start(usage, whole) {
      if (whole) update(usage)
      else overlay(usage, inputFields)
    },
    update,
    counters: () => ({
      ...withPasses(countersOf(latest), passes.map(countersOf)),
      reasoning_token: latest.thinking_tokens,
      tool_request: toolRequests(asObject(latest.server_tool_use))
    })
  }
}

function countersOf(usage: JsonObject): Counters {
  return {
    input_token: wholeInput(inputFields.map((field) => usage[field])),
    cache_write_token: usage.cache_creation_input_tokens,
    cache_read_token: usage.cache_read_input_tokens,
    output_token: usage.output_tokens
  }
}

/** The figures of a message leave out what further passes used (compaction, another model); the passes together hold everything. */
function withPasses(whole: Counters, passes: readonly Counters[]): Counters {
  const summed = Object.entries(whole).map(([unit, count]): [string, unknown] => {
    const counts = passes.map((pass) => pass[unit])
    const sum = counts.every((each) => isCount(each)) ? counts.reduce((total, each) => total + each, 0) : undefined
    return [unit, isCount(count) && sum !== undefined && sum > count ? sum : count]
  })
  return Object.fromEntries(summed)
}

/** What the caller did not run: each of the provider's own tools has a counter of its own. */
function toolRequests(uses: JsonObject | undefined): unknown {
  const counts = Object.values(uses ?? {}).filter((count) => count !== null)
  if (counts.length === 0) return undefined
  return counts.every((count) => isCount(count)) ? counts.reduce((total, count) => total + count, 0) : Number.NaN
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
