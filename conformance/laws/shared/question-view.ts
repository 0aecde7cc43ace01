import type { LedgerRequest } from '../../model/ledger.ts'
import type { Item, RunStarted } from '../../model/verdict.ts'
import type { Place } from './check.ts'

/** One request about a job of this run: its status, its result, or its cancel. */
export interface QuestionView extends Place {
  readonly request: LedgerRequest
  readonly step: 'status' | 'result' | 'cancel'
  /** Number of the request that submitted the job. */
  readonly submitted: number
}

/** One request at another origin. */
export interface StrayView extends Place {
  readonly request: LedgerRequest
}

/** Requests of a run that went to another origin than the lab's, in order. */
export function straysOf(items: readonly Item[], run: RunStarted | undefined): readonly StrayView[] {
  return items.flatMap((item, index): StrayView[] => {
    if (item.kind !== 'ledger.request' || item.answeredBy !== 'elsewhere') return []
    return run !== undefined && item.nonce !== run.nonce ? [] : [{ index, request: item }]
  })
}

/** All questions of a run in the order in which the lab heard them. */
export function questionsOf(items: readonly Item[], run: RunStarted | undefined): readonly QuestionView[] {
  return items.flatMap((item, index): QuestionView[] => {
    if (item.kind !== 'ledger.request' || item.queue === undefined || item.queue.step === 'submit') return []
    if (run !== undefined && item.nonce !== run.nonce) return []
    return [{ index, request: item, step: item.queue.step, submitted: item.queue.submitted }]
  })
}
