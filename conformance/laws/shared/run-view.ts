import type { Item, RunEnded, RunStarted } from '../../model/verdict.ts'
import { type ExchangeView, exchangesOf } from './exchange-view.ts'
import { type ExecutionView, executionsOf } from './execution-view.ts'
import { type CallView, callsOf } from './ledger-view.ts'
import { type QuestionView, questionsOf, type StrayView, straysOf } from './question-view.ts'
import { type ReaderView, readersOf } from './reader-view.ts'

/** One run, joined: who asked what, who read what, and what the providers were asked and said. */
export interface RunView {
  readonly run?: RunStarted
  readonly readers: readonly ReaderView[]
  readonly exchanges: readonly ExchangeView[]
  readonly calls: readonly CallView[]
  /** What was asked about jobs, in order. */
  readonly questions: readonly QuestionView[]
  /** What went to another origin than the lab's. */
  readonly strays: readonly StrayView[]
  readonly executions: readonly ExecutionView[]
  /** Index of the last item, where a witness of "never came" points. */
  readonly end: number
  /** The longest that the machine kept the kit waiting during the run; 0 where nobody measured. */
  readonly lagMs: number
}

export function runViewOf(items: readonly Item[]): RunView {
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  const readers = readersOf(items)
  const exchanges = exchangesOf(items, run)
  const calls = callsOf(items, run)
  return {
    ...(run === undefined ? {} : { run }),
    readers,
    exchanges,
    calls,
    questions: questionsOf(items, run),
    strays: straysOf(items, run),
    executions: executionsOf(items, run, readers, exchanges, calls),
    end: Math.max(0, items.length - 1),
    lagMs: items.findLast((item): item is RunEnded => item.kind === 'end')?.lagMs ?? 0
  }
}
