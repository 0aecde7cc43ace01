import type { CallScript, UsageCounters, UsageNumber } from '../model/script.ts'
import type { Said } from './said.ts'

/** What is known of one unit: its quantity, that nothing was said of it, or that reasonable readings differ. */
export type ExpectedQuantity =
  /** `must`: a runtime has to report it; `may`: it need not have read it, but no other quantity is right. */
  | { readonly is: 'known'; readonly quantity: number; readonly report: 'must' | 'may' }
  /** Not said, or said with a value that is none (`invalid`). */
  | { readonly is: 'absent'; readonly invalid: boolean }
  | { readonly is: 'unclear' }

export type ExpectedUsage = Readonly<Record<UsageUnit, ExpectedQuantity>>

/** The units that scripts speak of. */
export const usageUnits = {
  input_token: 'input',
  output_token: 'output',
  cache_read_token: 'cache_read',
  cache_write_token: 'cache_write',
  reasoning_token: 'reasoning'
} as const satisfies Readonly<Record<string, keyof UsageCounters>>

export type UsageUnit = keyof typeof usageUnits

type Field = keyof UsageCounters

/**
 * The usage facts that an attempt's provider reported, by what reached the wire in its dialect.
 * @see spec/chapters usage
 */
export function expectedUsage(said: Said, dialect: string): ExpectedUsage {
  const onTime =
    dialect === 'anthropic-messages'
      ? (field: Field) => anthropic(said, field)
      : (field: Field) => atTerminal(said, field, dialect)
  const of = (field: Field): ExpectedQuantity => withLate(said, field, dialect, onTime(field))
  const entries = Object.entries(usageUnits).map(([unit, field]) => [unit, of(field)] as const)
  return Object.fromEntries(entries) as Record<UsageUnit, ExpectedQuantity>
}

/** What stands behind the provider's own terminal may be read or not. */
function withLate(said: Said, field: Field, dialect: string, onTime: ExpectedQuantity): ExpectedQuantity {
  // The Responses API has no words for it.
  const late = dialect === 'openai-responses' ? [] : said.lateUsages.filter((counters) => field in counters)
  const value = late.at(-1)?.[field]
  if (value === undefined) return onTime
  return onTime.is === 'absent' && !onTime.invalid && isCount(value)
    ? { is: 'known', quantity: value, report: 'may' }
    : { is: 'unclear' }
}

const isCount = (value: UsageNumber | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const absent: ExpectedQuantity = { is: 'absent', invalid: false }

function quantityOf(value: UsageNumber | undefined, report: 'must' | 'may'): ExpectedQuantity {
  if (isCount(value)) return { is: 'known', quantity: value, report }
  return { is: 'absent', invalid: value !== undefined && value !== null }
}

/** Dialects that report usage with their terminal only: the last value of each counter stands there. */
function atTerminal({ usages, ending }: Said, field: Field, dialect: string): ExpectedQuantity {
  const told = usages.flatMap(({ counters }) => (field in counters ? [counters[field]] : []))
  const value = told.at(-1)
  if (ending.kind === 'opaque') return { is: 'unclear' }
  if (ending.kind === 'completed') return ending.form === 'no_usage' ? absent : quantityOf(value, 'must')
  // Chat Completions tells its counters behind the last choice, and nothing comes behind an error.
  if (dialect === 'openai-chat-completions') return absent
  if (ending.kind !== 'error' || ending.form === 'flat' || ending.form === 'untyped') return absent
  // An error event comes before the failed response that holds the counters; a reader may stop at the first.
  return quantityOf(value, ending.form === 'failed' ? 'must' : 'may')
}

/**
 * The Messages API: the start holds the input counters and a placeholder for the output; deltas overlay what they name with a value.
 * What an earlier counter said and a later one spoils, and sums with an invalid part, are left open.
 */
function anthropic(said: Said, field: Field): ExpectedQuantity {
  if (!said.streamed) return absent
  if (said.ending.kind === 'opaque') return { is: 'unclear' }
  const reports = wireReports(said, field)
  const told = reports.filter((value) => value !== undefined && value !== null)
  if (field === 'input') {
    const caches = said.usages.flatMap(({ counters }) => [counters.cache_read, counters.cache_write])
    const split = caches.some((value) => value !== undefined && value !== null && value !== 0)
    if (caches.some((value) => value !== undefined && !isCount(value))) return { is: 'unclear' }
    if (split && !told.every(isCount)) return { is: 'unclear' }
    const parts = lastCount(said, 'cache_read') + lastCount(said, 'cache_write')
    // Nothing to split, or a whole that is less than its parts: the dialect cannot say it.
    if (split && (told.length === 0 || Number(told.at(-1)) < parts)) return { is: 'unclear' }
  }
  const last = told.at(-1)
  if (told.length > 1 && !isCount(last) && told.some(isCount)) return { is: 'unclear' }
  return quantityOf(last, 'must')
}

function lastCount({ usages }: Said, field: Field): number {
  const counts = usages.map(({ counters }) => counters[field]).filter(isCount)
  return counts.at(-1) ?? 0
}

/** Every value of a counter that the dialect wrote, in order. The output of the start is a placeholder and is not among them. */
function wireReports({ usages, ending }: Said, field: Field): readonly (UsageNumber | undefined)[] {
  const startKnows = field === 'input' || field === 'cache_read' || field === 'cache_write'
  const withEnd = ending.kind === 'completed' && ending.form !== 'no_usage'
  return usages.flatMap(({ counters, content }, position) => {
    const leading = position === 0 && !content
    // A first report that opens the stream is said by the start alone, unless a delta or the terminal repeats it.
    const said = withEnd || usages.length > 1 || !leading || startKnows
    return said && field in counters ? [counters[field]] : []
  })
}

/**
 * The output count that a stream of the Messages API opened with and that nothing confirmed; undefined where there was none. Of an answer
 * that stands in the start as a whole the count is no placeholder.
 */
export function placeholderOf(said: Said, script: CallScript, dialect: string): UsageNumber | undefined {
  if (dialect !== 'anthropic-messages' || script.kind !== 'stream' || script.preamble === false) return undefined
  if (script.variants?.includes('prefilled') || said.ending.kind === 'opaque') return undefined
  if (wireReports(said, 'output').length > 0) return undefined
  const [first] = said.usages
  return (first?.content === false ? first.counters.output : undefined) ?? 1
}

/**
 * The values that a stream's wire held of one counter, in order, where a script tells it more than once: a dialect that reports with its
 * terminal only says the last one, the Messages API says what came in time with the start or a delta, and the last with the terminal.
 */
export function countsOnWire(said: Said, dialect: string, unit: UsageUnit): readonly number[] {
  const field: Field = usageUnits[unit]
  const { usages, ending } = said
  const known = usages.map(({ counters }) => counters[field])
  const running = known.map((_, position) => known.slice(0, position + 1).findLast((value) => value !== undefined))
  if (dialect !== 'anthropic-messages') return running.slice(-1).filter(isCount)
  const written = usages.map(({ content, held }, position) => {
    const leading = position === 0 && !content
    if (leading) return field !== 'reasoning'
    return !held || (position === 0 && field !== 'output' && field !== 'reasoning')
  })
  const withEnd = ending.kind === 'completed' && ending.form !== 'no_usage'
  return [...running.filter((_, position) => written[position]), ...(withEnd ? running.slice(-1) : [])].filter(isCount)
}
