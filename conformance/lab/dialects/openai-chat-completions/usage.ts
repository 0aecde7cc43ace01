import type { UsageCounters } from '../../../model/script.ts'

/** Counters in the shape of Chat Completions: caches inside the prompt, reasoning inside the completion, a total of two numbers. */
export function usageObject(counters: UsageCounters): Record<string, unknown> {
  const { input, output, cache_read, cache_write, reasoning } = counters
  const prompt = said({ cached_tokens: cache_read, cache_write_tokens: cache_write })
  const completion = said({ reasoning_tokens: reasoning })
  const total = typeof input === 'number' && typeof output === 'number' ? input + output : undefined
  return said({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: total,
    prompt_tokens_details: isEmpty(prompt) ? undefined : prompt,
    completion_tokens_details: isEmpty(completion) ? undefined : completion
  })
}

const isEmpty = (fields: Readonly<Record<string, unknown>>): boolean => Object.keys(fields).length === 0

const said = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
