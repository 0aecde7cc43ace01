import fc from 'fast-check'
import type { UsageCounters, UsageNumber } from '../../model/script.ts'

/** Counters that make sense: parts are at most their wholes. Shrinks to none. */
export const counters: fc.Arbitrary<UsageCounters> = fc
  .record(
    { input: fc.nat(100_000), output: fc.nat(10_000), read: fc.nat(100), write: fc.nat(100), thought: fc.nat(100) },
    { requiredKeys: [] }
  )
  .map(({ input, output, read, write, thought }) => ({
    ...(input === undefined ? {} : { input }),
    ...(output === undefined ? {} : { output }),
    ...(input === undefined || read === undefined ? {} : { cache_read: Math.floor((input * read) / 200) }),
    ...(input === undefined || write === undefined ? {} : { cache_write: Math.floor((input * write) / 200) }),
    ...(output === undefined || thought === undefined ? {} : { reasoning: Math.floor((output * thought) / 100) })
  }))

/** Values that are no count. */
export const noCount: fc.Arbitrary<UsageNumber> = fc.constantFrom(-1, -5, 0.5, 1.5, '12', 'many', null)

/** One counter in a report of plain input and output that is no count. */
export const spoiltCounters: fc.Arbitrary<UsageCounters> = fc
  .tuple(fc.nat(1000), fc.constantFrom('input', 'output', 'reasoning'), noCount)
  .map(([count, field, value]) => ({ input: count, output: count + 1, [field]: value }))
