import type { LedgerRequest } from '../../model/ledger.ts'
import type { Item, KeyLeaked, OutputFound, RunEnded, RunStarted } from '../../model/verdict.ts'
import type { Place } from './check.ts'
import { type ExchangeView, exchangesOf } from './exchange-view.ts'
import { type ExecutionView, executionsOf } from './execution-view.ts'
import { type CallView, callsOf } from './ledger-view.ts'
import { type QuestionView, questionsOf, type StrayView, straysOf } from './question-view.ts'
import { type ReaderView, readersOf } from './reader-view.ts'
import { type StopView, stopsOf } from './stop-view.ts'

/** One run, joined: who asked what, who read what, and what the providers were asked and said. */
export interface RunView {
  readonly run?: RunStarted
  readonly readers: readonly ReaderView[]
  readonly exchanges: readonly ExchangeView[]
  /** The same with those that got no answer. */
  readonly attempted: readonly ExchangeView[]
  readonly calls: readonly CallView[]
  /** What was asked about jobs, in order. */
  readonly questions: readonly QuestionView[]
  /** What went to another origin than the lab's. */
  readonly strays: readonly StrayView[]
  readonly executions: readonly ExecutionView[]
  /** Every request that the lab saw in the run, those that are no call included, in order. */
  readonly requests: readonly RequestView[]
  /** Keys in what the runtime wrote itself. */
  readonly leaks: readonly LeakView[]
  /** What the runtime's own output held of the run; absent where nobody heard it. */
  readonly heard?: HeardView
  /** The signals that the runtime's process was sent, and what became of it. */
  readonly stops: readonly StopView[]
  /** Index of the last item, where a witness of "never came" points. */
  readonly end: number
  /** When the kit stopped watching; its monotonic milliseconds. */
  readonly watchedUntil: number
  /** The longest that the machine kept the kit waiting during the run; 0 where nobody measured. */
  readonly lagMs: number
}

export interface RequestView extends Place {
  readonly request: LedgerRequest
}

export interface LeakView extends Place {
  readonly leak: KeyLeaked
}

export interface HeardView extends Place {
  readonly found: readonly OutputFound[]
}

export function runViewOf(items: readonly Item[]): RunView {
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  const readers = readersOf(items)
  const attempted = exchangesOf(items, run)
  const exchanges = attempted.filter(({ exchange }) => exchange.failure === undefined)
  const calls = callsOf(items, run)
  const { lagMs = 0, calm = false } = items.findLast((item): item is RunEnded => item.kind === 'end') ?? {}
  return {
    ...(run === undefined ? {} : { run }),
    readers,
    exchanges,
    attempted,
    calls,
    questions: questionsOf(items, run),
    strays: straysOf(items, run),
    ...tracesOf(items),
    stops: stopsOf(items),
    // A log that is left unread on purpose tells nothing of its execution.
    executions: isUnread(run) ? [] : executionsOf(items, run, readers, exchanges, calls, { lagMs, calm }),
    end: Math.max(0, items.length - 1),
    watchedUntil: items.at(-1)?.time ?? 0,
    lagMs
  }
}

function tracesOf(items: readonly Item[]): Pick<RunView, 'requests' | 'leaks' | 'heard'> {
  const requests: RequestView[] = []
  const leaks: LeakView[] = []
  let heard: HeardView | undefined
  for (const [index, item] of items.entries()) {
    if (item.kind === 'ledger.request') requests.push({ index, request: item })
    if (item.kind === 'leak') leaks.push({ index: item.item ?? index, leak: item })
    if (item.kind === 'output') heard = { index, found: item.found }
  }
  return { requests, leaks, ...(heard === undefined ? {} : { heard }) }
}

const isUnread = (run: RunStarted | undefined): boolean => run?.scenario.tags?.includes('unread') === true
