import type { Item, Witness } from '../../model/verdict.ts'
import { printable } from '../printable.ts'
import { entriesOf, type PlacedEntry } from './entries-of.ts'
import type { Timeline, TimelineEntry, TimelineRow } from './timeline.ts'

/** Rows around the violation, at the start and at the end that are kept of a long run. */
const around = 24
const atStart = 20
const atEnd = 6

const wordRead = 4000
const wordShown = 80

/**
 * The timeline of a run that broke a law, without content: no prompt, output, key or provider body. Bounded whatever the run: of many readers only those that matter here, of many writes of a
 * provider answer one, of a long run its start, its end and the surroundings of the violation.
 */
export function digest(items: readonly Item[], witness: Witness, redact: (text: string) => string): Timeline {
  // Blacked out before it is cut: half a key would no longer be found.
  const say = (word: string): string => printable(redact(word.slice(0, wordRead)), wordShown)
  const entries = joinBytes(ofReaders(entriesOf(items, say), readersOf(items, witness)), witness.at.item)
  const marked = violationAt(entries, witness.at.item)
  const targets = [...new Set(items.flatMap((item) => (item.kind === 'ledger.request' ? [item.target] : [])))].slice(
    0,
    6
  )
  return { targets, rows: windowed(entries, marked) }
}

/** The reader that saw it and the two that were there first: the rest (a sweep opens dozens) says the same again. */
function readersOf(items: readonly Item[], { at }: Witness): ReadonlySet<string> {
  const item = items[at.item]
  const own = at.reader ?? (item && 'reader' in item ? item.reader : undefined)
  const first = items.flatMap((candidate) => (candidate.kind === 'sse.opened' ? [candidate.reader] : []))
  return new Set([...(own === undefined ? [] : [own]), ...first.slice(0, 2)])
}

const ofReaders = (entries: readonly PlacedEntry[], readers: ReadonlySet<string>): PlacedEntry[] =>
  entries.filter(({ reader }) => reader === undefined || readers.has(reader))

/** Of writes in a row the last, which tells them all; none before the end, which tells the same. */
function joinBytes(entries: readonly PlacedEntry[], marked: number): PlacedEntry[] {
  return entries.filter(({ bytesOf, item }, at) => {
    const next = entries[at + 1]
    return bytesOf === undefined || item === marked || (next?.bytesOf !== bytesOf && next?.endOf !== bytesOf)
  })
}

/** The last entry of the item (an exchange breaks a law with its answer); where nothing came, the end of the run. */
function violationAt(entries: readonly PlacedEntry[], item: number): number {
  const exact = entries.findLastIndex((entry) => entry.item === item)
  return exact === -1 ? entries.length - 1 : exact
}

function windowed(entries: readonly PlacedEntry[], marked: number): TimelineRow[] {
  const rows: TimelineRow[] = []
  let omitted = 0
  for (const [at, entry] of entries.entries()) {
    if (at >= atStart && at < entries.length - atEnd && Math.abs(at - marked) > around) {
      omitted += 1
      continue
    }
    if (omitted > 0) rows.push({ omitted })
    omitted = 0
    rows.push(shown(entry, at === marked))
  }
  return rows
}

function shown({ at, from, to, text }: PlacedEntry, violation: boolean): TimelineEntry {
  return { at, from, to, text, ...(violation ? { violation } : {}) }
}
