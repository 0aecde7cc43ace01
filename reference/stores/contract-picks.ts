import type { ManualClock } from '../core/manual-clock.ts'
import { claimOf, completedOf, deltaOf, everything, executionIdOf } from './contract-log.ts'
import type { ModelLog, ModelState, Operation } from './contract-model.ts'

/** An operation before it is known which execution it will meet: `slot` counts those that were claimed. */
export type Pick =
  | { readonly act: 'claim'; readonly key: number; readonly fingerprint: 'f' | 'g' }
  | { readonly act: 'lookup'; readonly key: number; readonly fingerprint: 'f' | 'g' }
  | {
      readonly act: 'append'
      readonly slot: number
      readonly deltas: number
      readonly ends: boolean
      /** Where the batch believes the log to end: 0 is right, as long as nobody else appends. */
      readonly off: number
      /** Counts on what was appended at once with it. */
      readonly pipelined: boolean
    }
  | { readonly act: 'read'; readonly slot: number; readonly after: number; readonly limit: number }
  | { readonly act: 'record' | 'cancel'; readonly slot: number }
  | { readonly act: 'leave'; readonly slot: number }
  | { readonly act: 'follow'; readonly slot: number; readonly after: number }

/** Turns picks into operations on what is there. */
export interface Picker {
  /** The execution in a slot: mostly one that is there, now and then one that is gone or never was. */
  executionAt(slot: number, state: ModelState): string
  /** `ends` holds where the logs end that others at once with this one append to. */
  operationFor(
    pick: Exclude<Pick, { act: 'follow' | 'leave' }>,
    state: ModelState,
    ends: Map<string, number>
  ): Operation
  /** Ids of executions that were claimed and answered. */
  readonly ids: string[]
}

/** The id of an execution that is never claimed. */
export const unknownId = executionIdOf(999_999)

/** The model's log of an execution. */
export const logIn = (state: ModelState, id: string): ModelLog | undefined =>
  state.logs.find(({ executionId }) => executionId === id)

/** Every claim is a new execution, every event has a text of its own, and all bear the time of the clock. */
export function createPicker(clock: ManualClock): Picker {
  const ids: string[] = []
  let claims = 0
  let texts = 0

  const now = (): string => new Date(clock.now()).toISOString()

  function executionAt(slot: number, { logs }: ModelState): string {
    const there = logs[slot % Math.max(logs.length, 1)]?.executionId
    return (slot === 0 ? ids[0] : there) ?? unknownId
  }

  function claimFor(key: number, fingerprint: string): Operation {
    claims += 1
    const claim = claimOf(claims, key === 0 ? undefined : `key-${key}`, fingerprint)
    return { kind: 'claim', claim: { ...claim, createdAt: now(), first: { ...claim.first, time: now() } } }
  }

  /** Nobody appends for a writer that is gone: that is left to recovery. */
  function appendFor(pick: Extract<Pick, { act: 'append' }>, state: ModelState, ends: Map<string, number>): Operation {
    const executionId = executionAt(pick.slot, state)
    const log = logIn(state, executionId)
    if (log?.orphanedAt !== undefined) return { kind: 'read', executionId, after: 0, limit: everything }
    const end = log?.events.length ?? 1
    const expected = Math.max((pick.pipelined ? (ends.get(executionId) ?? end) : end) + pick.off, 0)
    const deltas = Array.from({ length: Math.max(pick.deltas, pick.ends ? 0 : 1) }, (_, at) => {
      texts += 1
      return deltaOf(executionId, expected + at + 1, `é${texts}`, now())
    })
    const terminal = pick.ends ? [completedOf(executionId, expected + deltas.length + 1, now())] : []
    const events = [...deltas, ...terminal]
    ends.set(executionId, expected + events.length)
    return { kind: 'append', executionId, events, expected }
  }

  return {
    ids,
    executionAt,
    operationFor(pick, state, ends) {
      switch (pick.act) {
        case 'claim':
          return claimFor(pick.key, pick.fingerprint)
        case 'lookup':
          return { kind: 'lookup', keyHash: `key-${pick.key}`, fingerprint: pick.fingerprint }
        case 'append':
          return appendFor(pick, state, ends)
        case 'read':
          return { kind: 'read', executionId: executionAt(pick.slot, state), after: pick.after, limit: pick.limit }
        default:
          return { kind: pick.act, executionId: executionAt(pick.slot, state) }
      }
    }
  }
}
