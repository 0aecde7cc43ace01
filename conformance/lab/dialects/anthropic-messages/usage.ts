import type { UsageCounters, UsageNumber } from '../../../model/script.ts'

/**
 * The input counters in Anthropic's shape. There `input_tokens` leaves the caches out, so the inclusive input of the script is split;
 * an input that cannot be split (not a whole number, or less than its caches) is written as it is.
 */
export function inputUsage(counters: UsageCounters): Record<string, unknown> {
  const { input, cache_read, cache_write } = counters
  const fields: Record<string, unknown> = {}
  if (input !== undefined) fields.input_tokens = split(input, cache_read, cache_write)
  if (cache_write !== undefined) fields.cache_creation_input_tokens = cache_write
  if (cache_read !== undefined) fields.cache_read_input_tokens = cache_read
  return fields
}

/** The counters of a `message_delta`: running totals of everything known. */
export function deltaUsage(counters: UsageCounters): Record<string, unknown> {
  const fields = inputUsage(counters)
  if (counters.output !== undefined) fields.output_tokens = counters.output
  if (counters.reasoning !== undefined) fields.output_tokens_details = { thinking_tokens: counters.reasoning }
  return fields
}

/**
 * The usage of `message_start`: the input counters, and for the output a placeholder that says nothing. `output` is the placeholder
 * the script asks for.
 */
export function startUsage(
  counters: UsageCounters | undefined,
  output: UsageNumber | undefined
): Record<string, unknown> {
  const written = counters?.cache_write
  const ttl =
    typeof written === 'number'
      ? { cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 } }
      : {}
  return { ...inputUsage(counters ?? {}), ...ttl, output_tokens: output ?? 1, service_tier: 'standard' }
}

function split(input: UsageNumber, ...caches: readonly (UsageNumber | undefined)[]): UsageNumber {
  const cached = caches.reduce<number>((sum, cache) => sum + (isCount(cache) ? cache : 0), 0)
  return isCount(input) && input >= cached ? input - cached : input
}

function isCount(value: UsageNumber | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
