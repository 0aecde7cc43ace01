import type { LedgerItem } from '../model/ledger.ts'
import type { Step } from './step.ts'

/** One provider request being answered: its steps, and the place that hears what became of them. */
export interface Exchange {
  readonly steps: Iterable<Step>
  /** Reports that the barrier was reached; resolves when it is released (at once if it already was). */
  reach(barrier: string): Promise<void>
  /** Counts body bytes that were handed to the transport. */
  wrote(bytes: number): void
  /** Only the first call counts. */
  ended(how: 'done' | 'aborted'): void
}

/** What an exchange reports to. */
export interface ExchangeContext {
  readonly request: number
  readonly now: () => number
  readonly tell: (item: LedgerItem) => void
  readonly waitFor: (barrier: string) => Promise<void>
}

/** Bytes between two `ledger.bytes` items; barriers and the end are exact. */
const coarse = 65_536

/** Keeps one exchange's byte count and its one end. State does not grow with the answer. */
export function createExchange(steps: Iterable<Step>, context: ExchangeContext): Exchange {
  const { request, now, tell, waitFor } = context
  let written = 0
  let told = 0
  let over = false
  const tellBytes = (): void => {
    if (told === written) return
    told = written
    tell({ kind: 'ledger.bytes', time: now(), request, written })
  }
  return {
    steps,
    reach(barrier) {
      tellBytes()
      tell({ kind: 'ledger.barrier', time: now(), request, barrier })
      return waitFor(barrier).then(() => tell({ kind: 'ledger.passed', time: now(), request, barrier }))
    },
    wrote(bytes) {
      written += bytes
      if (!over && (written - told >= coarse || told === 0)) tellBytes()
    },
    ended(how) {
      if (over) return
      over = true
      tell({ kind: 'ledger.end', time: now(), request, how, written })
    }
  }
}
