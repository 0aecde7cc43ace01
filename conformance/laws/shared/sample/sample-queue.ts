import type { LedgerRequest } from '../../../model/ledger.ts'
import type { CallScript, StreamScript } from '../../../model/script.ts'
import type { Item, RunStarted } from '../../../model/verdict.ts'
import { allowedOutcomes, type Outcome } from '../../../oracle.ts'
import { sampleItems, sampleStart } from './sample-run.ts'

/** What a sample of a queue is about. */
export interface SampleQueue {
  readonly calls: readonly (readonly CallScript[])[]
  readonly request?: Readonly<Record<string, unknown>>
  readonly needs?: readonly string[]
  /** Takes the place of what the oracle would have. */
  readonly ending?: Partial<Outcome>
}

/** One job of these acts. */
export const job = (acts: StreamScript['acts'], more: Partial<StreamScript> = {}): SampleQueue['calls'] => [
  [{ kind: 'stream', acts, ...more }]
]

/** As `sampleRun`, at targets that take jobs: every generating request is a submit. What is asked about jobs, tests add themselves. */
export function sampleQueue({ calls, request = {}, needs = [], ending = {} }: SampleQueue): Item[] {
  const start = startOf(calls, request, needs)
  const [outcome] = allowedOutcomes(start)
  if (outcome === undefined) throw new RangeError('the sample has no outcome')
  return sampleItems(start, { ...outcome, ...ending }).map((item) =>
    item.kind === 'ledger.request' ? { ...item, queue: { step: 'submit', submitted: item.request } } : item
  )
}

function startOf(
  calls: SampleQueue['calls'],
  request: NonNullable<SampleQueue['request']>,
  needs: readonly string[]
): RunStarted {
  const start = sampleStart({ group: calls.length > 1 ? 'pair' : 'only', request, calls })
  return {
    ...start,
    dialect: 'fal-queue',
    targets: start.targets.map((target) => ({ ...target, dialect: 'fal-queue' })),
    scenario: { ...start.scenario, needs }
  }
}

/** Adds a request about the first job, of the same run, behind its submit. */
export function withQuestion(items: readonly Item[], question: Partial<LedgerRequest>): Item[] {
  return items.flatMap((item) => {
    if (item.kind !== 'ledger.request' || item.request !== 1) return [item]
    return [item, { ...item, request: 99, generating: false, ...question }]
  })
}
