import type { LedgerItem } from '../model/ledger.ts'
import type { ProcessItem } from '../model/process.ts'
import type { StreamClosed, TranscriptItem } from '../model/transcript.ts'
import type { Item, RunEnded, RunStarted } from '../model/verdict.ts'

/** The items of one run as they come in, with the few facts the runner itself needs of them. */
export interface Recording {
  readonly ledger: (item: LedgerItem) => void
  readonly transcript: (item: TranscriptItem) => void
  readonly process: (item: ProcessItem) => void
  /** Highest sequence seen of an execution, 0 before any. */
  lastSequence(execution: string): number
  hasEnded(execution: string): boolean
  /** Whether a reader has read the whole log from its start after the terminal had been seen. */
  isReplayed(execution: string): boolean
  executions(): readonly string[]
  /** Readings that ended without the terminal event since this was last asked, and how far each had come. */
  brokenOff(): readonly BrokenOff[]
  /** Resolves once a reader has been given an event of this type. */
  given(reader: string, type: string): Promise<void>
  /** Resolves once no provider call is open any more. */
  quiet(): Promise<void>
  /** All items, the run first and the end last, in time order. */
  items(started: RunStarted, ended: RunEnded): Item[]
}

/** A stream that the runtime ended before the execution's end was told. */
export interface BrokenOff {
  readonly execution: string
  readonly reader: string
  readonly after: number
}

interface Facts {
  last: number
  ended: boolean
  replaying: Set<string>
  replayed: boolean
}

/** Collects what both sides of the runtime tell. Nothing is altered, and nothing dropped but the rest of a stream without an end. */
export function createRecording(): Recording {
  let items: Recorded[] = []
  const facts = new Map<string, Facts>()
  const open = new Set<number>()
  let waiting: (() => void)[] = []
  const readings = new Map<string, Reading>()
  let broken: BrokenOff[] = []
  const given = createGiven()

  const factsOf = (execution: string): Facts => {
    const known = facts.get(execution) ?? { last: 0, ended: false, replaying: new Set(), replayed: false }
    facts.set(execution, known)
    return known
  }
  const ledger = (item: LedgerItem): void => {
    items.push(item)
    if (item.kind === 'ledger.request' && item.generating) open.add(item.request)
    if (item.kind !== 'ledger.end') return
    open.delete(item.request)
    if (open.size > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const transcript = (item: TranscriptItem): void => {
    if (item.kind === 'sse.closed') items = withoutEndless(items, item)
    items.push(item)
    if (item.kind === 'sse.frame') given.note(item.reader, payloadOf(item).type)
    if (item.kind === 'http.exchange') {
      if (item.operation === 'submitExecution' && item.execution !== undefined) factsOf(item.execution)
    } else {
      note(factsOf(item.execution), item)
      const off = follow(readings, item)
      if (off !== undefined) broken.push(off)
    }
  }
  return {
    ledger,
    transcript,
    process: (item) => void items.push(item),
    lastSequence: (execution) => factsOf(execution).last,
    hasEnded: (execution) => factsOf(execution).ended,
    isReplayed: (execution) => factsOf(execution).replayed,
    executions: () => [...facts.keys()].filter((execution) => execution !== ''),
    brokenOff() {
      // Behind the last event nothing is missing: that a cursor past the end ends without an event is right.
      const now = broken.filter(({ execution, after }) => {
        const { ended, last } = factsOf(execution)
        return execution !== '' && !(ended && after >= last)
      })
      broken = []
      return now
    },
    given: given.wait,
    quiet: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    items(started, ended) {
      // Items of one time keep their order of arrival: sorting is stable.
      const middle = items.toSorted((a, b) => a.time - b.time)
      return [started, ...middle, ended]
    }
  }
}

/** Of a stream without an end the head shows what it is; to judge the rest would take as long as it was. */
const keptOfEndless = 5000

/** More than the kit keeps, or so many events that it can hardly be anything else than endless when patience ran out. */
function withoutEndless(items: Recorded[], { how, reader }: StreamClosed): Recorded[] {
  if (how !== 'overflow' && how !== 'timeout') return items
  const opened = items.findLastIndex((item) => item.kind === 'sse.opened' && item.reader === reader)
  const isOwn = (item: Recorded, at: number): boolean =>
    at > opened && (item.kind === 'sse.frame' || item.kind === 'sse.comment') && item.reader === reader
  if (how === 'timeout' && items.filter(isOwn).length <= 4 * keptOfEndless) return items
  let kept = 0
  return items.filter((item, at) => {
    if (!isOwn(item, at)) return true
    kept += 1
    return kept <= keptOfEndless
  })
}

type Recorded = LedgerItem | TranscriptItem | ProcessItem

interface Reading {
  after: number
  ended: boolean
}

/** Follows one reader; returns how far it had come when it ended too early. */
function follow(
  readings: Map<string, Reading>,
  item: Exclude<TranscriptItem, { kind: 'http.exchange' }>
): BrokenOff | undefined {
  const { execution, reader } = item
  if (item.kind === 'sse.opened') readings.set(reader, { after: item.lesser ?? item.after, ended: false })
  const reading = readings.get(reader)
  if (reading === undefined) return undefined
  if (item.kind === 'sse.frame') {
    const { sequence, type } = (item.json ?? {}) as { sequence?: unknown; type?: unknown }
    if (typeof sequence === 'number') reading.after = sequence
    reading.ended ||= type === 'execution.completed' || type === 'execution.failed'
  }
  const cut = item.kind === 'sse.closed' && (item.how === 'eof' || item.how === 'reset')
  return cut && !reading.ended ? { execution, reader, after: reading.after } : undefined
}

/** Who has been given which types of events, and who waits for that. */
function createGiven() {
  const known = new Set<string>()
  const waiting = new Map<string, (() => void)[]>()
  const keyOf = (reader: string, type: unknown): string => JSON.stringify([reader, type])
  return {
    note(reader: string, type: unknown): void {
      const key = keyOf(reader, type)
      known.add(key)
      for (const resolve of waiting.get(key) ?? []) resolve()
      waiting.delete(key)
    },
    wait(reader: string, type: string): Promise<void> {
      const key = keyOf(reader, type)
      if (known.has(key)) return Promise.resolve()
      return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
    }
  }
}

const payloadOf = ({ json }: { readonly json?: unknown }): { readonly sequence?: unknown; readonly type?: unknown } =>
  typeof json === 'object' && json !== null ? json : {}

function note(facts: Facts, item: Exclude<TranscriptItem, { kind: 'http.exchange' }>): void {
  if (item.kind === 'sse.opened' && item.after === 0 && facts.ended) facts.replaying.add(item.reader)
  if (item.kind === 'sse.closed' && item.how === 'eof' && facts.replaying.has(item.reader)) facts.replayed = true
  if (item.kind !== 'sse.frame') return
  const { sequence, type } = payloadOf(item)
  if (typeof sequence === 'number') facts.last = Math.max(facts.last, sequence)
  if (type === 'execution.completed' || type === 'execution.failed') facts.ended = true
}
