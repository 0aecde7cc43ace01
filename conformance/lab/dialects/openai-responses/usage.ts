import type { UsageCounters } from '../../../model/script.ts'

/** Counters in OpenAI's shape: caches inside the input, reasoning inside the output, a total where both are numbers. */
export function usageObject(counters: UsageCounters): Record<string, unknown> {
  const { input, output, cache_read, cache_write, reasoning } = counters
  const inputDetails = present({ cached_tokens: cache_read, cache_write_tokens: cache_write })
  const outputDetails = present({ reasoning_tokens: reasoning })
  return present({
    input_tokens: input,
    input_tokens_details: Object.keys(inputDetails).length > 0 ? inputDetails : undefined,
    output_tokens: output,
    output_tokens_details: Object.keys(outputDetails).length > 0 ? outputDetails : undefined,
    total_tokens: typeof input === 'number' && typeof output === 'number' ? input + output : undefined
  })
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
