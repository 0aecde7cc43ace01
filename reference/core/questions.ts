import { isStoreFailure, refusal } from './errors.ts'
import { isTerminal } from './lifecycle.ts'
import type { EventStore, ExecutionRecord, Telemetry } from './ports.ts'
import type { Projections } from './projections.ts'
import type { Readers } from './readers.ts'
import type { Refusal, Runtime } from './runtime-port.ts'

/** What may be asked about an execution that exists. */
export type Questions = Pick<Runtime, 'snapshot' | 'open' | 'result' | 'cancel'>

/** Runs a task; what the store or we ourselves do wrong is told as an error of ours, never as the caller's. */
export type Guarded = <Value extends object>(where: string, task: () => Promise<Value>) => Promise<Value | Refusal>

const unknown = (): Refusal => refusal('execution_unknown', 'There is no such execution.')

export function createGuarded(telemetry: Telemetry): Guarded {
  return async (where, task) => {
    try {
      return await task()
    } catch (error) {
      if (isStoreFailure(error, 'unavailable')) {
        return refusal('store_unreachable', 'The event store is out of reach.')
      }
      // Evicted between two steps of one question.
      if (isStoreFailure(error, 'unknown_execution')) return unknown()
      telemetry.internalError({ where, error })
      return refusal('internal_fault', 'The runtime failed.')
    }
  }
}

/** Answers questions from the log. All begin with the record, so that one of another partition is met nowhere. */
export function createQuestions(options: {
  readonly store: EventStore
  readonly projections: Projections
  readonly readers: Readers
  readonly guarded: Guarded
}): Questions {
  const { store, projections, readers, guarded } = options

  function about<Value extends object>(
    where: string,
    [executionId, partition]: readonly [executionId: string, partition: string | undefined],
    task: (record: ExecutionRecord) => Promise<Value | Refusal>
  ): Promise<Value | Refusal> {
    return guarded<Value | Refusal>(where, async () => {
      const record = await store.record(executionId)
      return record === undefined || record.partition !== partition ? unknown() : task(record)
    })
  }

  return {
    snapshot: (executionId, partition) =>
      about('snapshot', [executionId, partition], async ({ ability, metadata }) => {
        const snapshot = (await projections.of(executionId)).snapshot(executionId)
        return { ...snapshot, ability, ...(metadata === undefined ? {} : { metadata }) }
      }),
    open: (executionId, after, partition) =>
      about('open', [executionId, partition], async ({ status, lastSequence }) => {
        const finishedAtCursor = isTerminal(status) && lastSequence <= after
        return { reader: readers.open(executionId, after), finishedAtCursor }
      }),
    result: (executionId, partition) =>
      about('result', [executionId, partition], async () => {
        const projection = await projections.of(executionId)
        const result = projection.result(executionId)
        if (result !== undefined) return { result }
        const conflict = refusal('state_conflict', 'The execution has no result yet.').refused.error
        return { conflict: { status: projection.status, error: projection.error ?? conflict } }
      }),
    cancel: (executionId, partition) =>
      about('cancel', [executionId, partition], async () => {
        const outcome = await store.requestCancel(executionId)
        if (outcome === 'unknown') return unknown()
        if (outcome === 'terminal') return refusal('state_conflict', 'The execution has ended.')
        return { accepted: true as const }
      })
  }
}
