import type { LedgerEnd, LedgerRequest } from '../../model/ledger.ts'
import type { CallScript } from '../../model/script.ts'
import type { Item, RunStarted } from '../../model/verdict.ts'
import { scriptOf } from '../../oracle.ts'
import type { Place } from './check.ts'

/** One generating provider request of this run's nonce, with what the lab did about it. */
export interface CallView extends Place {
  readonly request: LedgerRequest
  readonly target: string
  /** 1 for the first call of this target in the run. */
  readonly call: number
  /** What the target said; undefined when the target is not one of the run's. */
  readonly script?: CallScript
  readonly end?: LedgerEnd
  /** Those it came to; `passed`: when it went on. */
  readonly barriers: readonly BarrierView[]
  /** The times at which body bytes were written. */
  readonly writes: readonly number[]
}

/** A barrier on the way of one call. */
export interface BarrierView {
  readonly name: string
  readonly time: number
  readonly index: number
  readonly passed?: number
}

type Draft = {
  -readonly [Key in keyof CallView]: CallView[Key]
} & { barriers: BarrierView[]; writes: number[] }

/** The run's provider calls in the order in which the lab saw them. Other traffic (probes, other nonces) is left out. */
export function callsOf(items: readonly Item[], run: RunStarted | undefined): readonly CallView[] {
  const calls = new Map<number, Draft>()
  const perTarget = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    if (item.kind === 'ledger.request') {
      if (!item.generating || item.nonce === undefined || (run && item.nonce !== run.nonce)) continue
      // A question about a job that went astray is no call.
      if (item.answeredBy === 'elsewhere' && item.method !== 'POST') continue
      const call = item.call ?? (perTarget.get(item.target) ?? 0) + 1
      perTarget.set(item.target, call)
      // What the lab answered on its own account (a wrong key, a malformed request) is no script's word.
      const scripted = ['script', 'unscripted'].includes(item.answeredBy ?? 'script')
      const script = run && scripted ? scriptOf(run, item.target, call) : undefined
      const base = { index, request: item, target: item.target, call, barriers: [], writes: [] }
      calls.set(item.request, script === undefined ? base : { ...base, script })
    } else if (item.kind === 'ledger.barrier') {
      calls.get(item.request)?.barriers.push({ name: item.barrier, time: item.time, index })
    } else if (item.kind === 'ledger.passed') {
      const draft = calls.get(item.request)
      if (draft) draft.barriers = draft.barriers.map((barrier) => passing(barrier, item.barrier, item.time))
    } else if (item.kind === 'ledger.bytes') {
      calls.get(item.request)?.writes.push(item.time)
    } else if (item.kind === 'ledger.end') {
      const draft = calls.get(item.request)
      if (draft) draft.end = item
    }
  }
  return [...calls.values()]
}

const passing = (barrier: BarrierView, name: string, time: number): BarrierView =>
  barrier.name === name && barrier.passed === undefined ? { ...barrier, passed: time } : barrier
