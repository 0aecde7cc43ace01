import type { LedgerItem } from '../model/ledger.ts'
import type { TranscriptItem } from '../model/transcript.ts'
import type { Item, RunEnded, RunStarted } from '../model/verdict.ts'

/** The items of one run as they come in, with the few facts the runner itself needs of them. */
export interface Recording {
  readonly ledger: (item: LedgerItem) => void
  readonly transcript: (item: TranscriptItem) => void
  /** Highest sequence seen of an execution, 0 before any. */
  lastSequence(execution: string): number
  hasEnded(execution: string): boolean
  /** Whether a reader has read the whole log from its start after the terminal had been seen. */
  isReplayed(execution: string): boolean
  executions(): readonly string[]
  /** Resolves once no provider call is open any more. */
  quiet(): Promise<void>
  /** All items, the run first and the end last, in time order. */
  items(started: RunStarted, ended: RunEnded): Item[]
}

interface Facts {
  last: number
  ended: boolean
  replaying: Set<string>
  replayed: boolean
}

/** Collects what both sides of the runtime tell. Nothing is dropped or altered. */
export function createRecording(): Recording {
  const items: (LedgerItem | TranscriptItem)[] = []
  const facts = new Map<string, Facts>()
  const open = new Set<number>()
  let waiting: (() => void)[] = []

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
    items.push(item)
    if (item.kind === 'http.exchange') {
      if (item.operation === 'submitExecution' && item.execution !== undefined) factsOf(item.execution)
    } else note(factsOf(item.execution), item)
  }
  return {
    ledger,
    transcript,
    lastSequence: (execution) => factsOf(execution).last,
    hasEnded: (execution) => factsOf(execution).ended,
    isReplayed: (execution) => factsOf(execution).replayed,
    executions: () => [...facts.keys()].filter((execution) => execution !== ''),
    quiet: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    items(started, ended) {
      // Items of one time keep their order of arrival: sorting is stable.
      const middle = items.toSorted((a, b) => a.time - b.time)
      return [started, ...middle, ended]
    }
  }
}

function note(facts: Facts, item: Exclude<TranscriptItem, { kind: 'http.exchange' }>): void {
  if (item.kind === 'sse.opened' && item.after === 0 && facts.ended) facts.replaying.add(item.reader)
  if (item.kind === 'sse.closed' && item.how === 'eof' && facts.replaying.has(item.reader)) facts.replayed = true
  if (item.kind !== 'sse.frame') return
  const { sequence, type } = (item.json ?? {}) as { sequence?: unknown; type?: unknown }
  if (typeof sequence === 'number') facts.last = Math.max(facts.last, sequence)
  if (type === 'execution.completed' || type === 'execution.failed') facts.ended = true
}
