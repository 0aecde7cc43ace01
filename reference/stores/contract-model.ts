import { isDeepStrictEqual } from 'node:util'
import type { ExecutionStatus } from '../../generated/types.ts'
import { isTerminal } from '../core/lifecycle.ts'
import type { Claim, EventDraft } from '../core/ports.ts'
import type { ModelRules } from './contract-options.ts'

/** What the property asks of a store; everything is decided before it is asked. */
export type Operation =
  | { readonly kind: 'claim'; readonly claim: Claim }
  | { readonly kind: 'lookup'; readonly keyHash: string; readonly fingerprint: string }
  | {
      readonly kind: 'append'
      readonly executionId: string
      readonly events: readonly EventDraft[]
      readonly expected: number
    }
  | { readonly kind: 'read'; readonly executionId: string; readonly after: number; readonly limit: number }
  | { readonly kind: 'record' | 'cancel' | 'watch' | 'leave'; readonly executionId: string }

/** One execution as the model holds it. */
export interface ModelLog {
  readonly executionId: string
  readonly createdAt: string
  readonly key: string | undefined
  readonly fingerprint: string | undefined
  readonly claimedAt: number
  /** As parsed; the ending that recovery wrote stands as {@link interrupted}. */
  readonly events: readonly unknown[]
  readonly status: ExecutionStatus
  readonly cancelRequested: boolean
  readonly watchers: number
  readonly endedAt: number | undefined
  /** Tells which of two ended first where the clock does not. */
  readonly endOrder: number
  /** When its writer went with a store that was closed: from then on recovery may end it. */
  readonly orphanedAt: number | undefined
}

/** All that the model knows. `time` is that of the clock. */
export interface ModelState {
  readonly time: number
  readonly ended: number
  readonly logs: readonly ModelLog[]
}

/** What one operation may do: the state after it, and what it answers. */
export interface ModelStep {
  readonly state: ModelState
  readonly outcome: unknown
}

/** Stands in a log for the event whose words are the store's own. */
export const interrupted = 'interrupted'

export const emptyModel: ModelState = { time: 0, ended: 0, logs: [] }

const keptByKey = (log: ModelLog, time: number, rules: ModelRules): boolean =>
  log.key !== undefined && log.claimedAt + (rules.idempotencyMinMs ?? 0) > time

/** Whether an ended log may go: what is watched stays for certain only where the store knows all who watch. */
const mayGo = (log: ModelLog, time: number, rules: ModelRules): boolean =>
  log.endedAt !== undefined && (log.watchers === 0 || !rules.keepsWatched) && !keptByKey(log, time, rules)

const without = (state: ModelState, log: ModelLog): ModelState => ({
  ...state,
  logs: state.logs.filter((other) => other !== log)
})

const changed = (state: ModelState, log: ModelLog, change: Partial<ModelLog>): ModelState => ({
  ...state,
  logs: state.logs.map((other) => (other === log ? { ...log, ...change } : other))
})

const step = (state: ModelState, outcome: unknown): readonly ModelStep[] => [{ state, outcome }]

/** What may have become of a log that nobody touched: what lost its writer may be ended, what has outlived its retention may be gone. */
function untouched(log: ModelLog, time: number, rules: ModelRules): readonly (ModelLog | undefined)[] {
  const { orphanedAt: endedAt, events } = log
  const logs =
    log.endedAt !== undefined || endedAt === undefined
      ? [log]
      : [log, { ...log, events: [...events, interrupted], status: 'failed' as const, endedAt, endOrder: 0 }]
  const outlived = logs.some(
    (one) => (one.endedAt ?? time) + (rules.retentionMs ?? Number.POSITIVE_INFINITY) <= time && mayGo(one, time, rules)
  )
  return outlived ? [...logs, undefined] : logs
}

/** The states that one may become by itself, first the state as it is. */
export function byItself(state: ModelState, rules: ModelRules): readonly ModelState[] {
  let found: readonly (readonly ModelLog[])[] = [[]]
  for (const log of state.logs) {
    const fates = untouched(log, state.time, rules)
    found = fates.flatMap((fate) => found.map((logs) => (fate === undefined ? logs : [...logs, fate])))
  }
  return found.map((logs) => ({ ...state, logs }))
}

/** An orderly close and another start: watchers are gone, work is without its writer. */
export function reopened(state: ModelState): ModelState {
  const logs = state.logs.map((log) => ({ ...log, watchers: 0, orphanedAt: log.orphanedAt ?? state.time, endOrder: 0 }))
  return { ...state, logs }
}

function answerKnown(state: ModelState, keyHash: string | undefined, fingerprint: string | undefined): unknown {
  const known = state.logs.find(({ key }) => key !== undefined && key === keyHash)
  if (known === undefined) return undefined
  if (known.fingerprint !== fingerprint) return { kind: 'conflict' }
  const { executionId, createdAt, status } = known
  return { kind: 'replay', executionId, createdAt, status }
}

function newLog({ executionId, createdAt, idempotency, first }: Claim, time: number): ModelLog {
  return {
    executionId,
    createdAt,
    key: idempotency?.keyHash,
    fingerprint: idempotency?.fingerprint,
    claimedAt: time,
    events: [first],
    status: first.status,
    cancelRequested: false,
    watchers: 0,
    endedAt: undefined,
    endOrder: 0,
    orphanedAt: undefined
  }
}

const endedBefore = (one: ModelLog, other: ModelLog): number =>
  (one.endedAt ?? 0) - (other.endedAt ?? 0) || one.endOrder - other.endOrder

/**
 * Those of which a full store gives up one: the first to have ended; more than one only where nothing tells which was first, or whether one
 * is known to be watched.
 */
function victims(state: ModelState, rules: ModelRules): readonly ModelLog[] {
  const candidates = state.logs.filter((log) => mayGo(log, state.time, rules))
  const first = candidates.filter(({ watchers }) => watchers === 0).sort(endedBefore)[0]
  return first === undefined ? candidates : candidates.filter((log) => endedBefore(log, first) <= 0)
}

function claim(state: ModelState, asked: Claim, rules: ModelRules): readonly ModelStep[] {
  const known = answerKnown(state, asked.idempotency?.keyHash, asked.idempotency?.fingerprint)
  if (known !== undefined) return step(state, known)
  const created = (roomy: ModelState): ModelStep => ({
    state: { ...roomy, logs: [...roomy.logs, newLog(asked, roomy.time)] },
    outcome: { kind: 'created' }
  })
  if (state.logs.length < (rules.maxExecutions ?? Number.POSITIVE_INFINITY)) return [created(state)]
  const going = victims(state, rules)
  const full = going.some(({ watchers }) => watchers === 0) ? [] : step(state, { kind: 'full' })
  return [...full, ...going.map((log) => created(without(state, log)))]
}

type Append = Extract<Operation, { kind: 'append' }>

function append(state: ModelState, { executionId, events, expected }: Append, rules: ModelRules) {
  const log = state.logs.find((one) => one.executionId === executionId)
  if (log === undefined) return step(state, 'unknown_execution')
  const inOrder = events.every(
    ({ sequence, status }, at) => sequence === expected + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
  const open = events.filter(({ status }) => !isTerminal(status)).length
  const tooMany = open > 0 && log.events.length + open >= (rules.maxEvents ?? Number.POSITIVE_INFINITY)
  if (!inOrder || log.events.length !== expected || log.endedAt !== undefined) {
    // Which of two reasons is told is the store's affair.
    return [...step(state, 'sequence_conflict'), ...(tooMany ? step(state, 'capacity') : [])]
  }
  if (tooMany) return step(state, 'capacity')
  const status = events.at(-1)?.status ?? log.status
  const ended = isTerminal(status) ? { endedAt: state.time, endOrder: state.ended + 1 } : {}
  const grown = changed(state, log, { events: [...log.events, ...events], status, ...ended })
  return step({ ...grown, ended: state.ended + 1 }, 'appended')
}

function cancel(state: ModelState, log: ModelLog | undefined): readonly ModelStep[] {
  if (log === undefined) return step(state, 'unknown')
  if (log.endedAt !== undefined) return step(state, 'terminal')
  return step(changed(state, log, { cancelRequested: true }), 'requested')
}

/** All that an operation may do and answer in a state. */
export function modelSteps(state: ModelState, operation: Operation, rules: ModelRules): readonly ModelStep[] {
  if (operation.kind === 'claim') return claim(state, operation.claim, rules)
  if (operation.kind === 'lookup') return step(state, answerKnown(state, operation.keyHash, operation.fingerprint))
  if (operation.kind === 'append') return append(state, operation, rules)
  const log = state.logs.find(({ executionId }) => executionId === operation.executionId)
  if (operation.kind === 'cancel') return cancel(state, log)
  if (operation.kind === 'read') {
    const { after, limit } = operation
    return step(state, log === undefined ? 'unknown_execution' : log.events.slice(after, after + limit))
  }
  if (operation.kind === 'record') {
    const { status, cancelRequested } = log ?? {}
    return step(state, log === undefined ? undefined : { status, cancelRequested, lastSequence: log.events.length })
  }
  const by = operation.kind === 'watch' ? 1 : -1
  return step(log === undefined ? state : changed(state, log, { watchers: Math.max(log.watchers + by, 0) }), undefined)
}

/** An operation and what a store answered. */
export interface Answered {
  readonly operation: Operation
  readonly outcome: unknown
}

/**
 * The states that may hold after operations that ran at once: those that some order of them leads to in which the model answers as the
 * store did. None: no such order exists, and the store is wrong.
 */
export function explain(
  before: readonly ModelState[],
  answered: readonly Answered[],
  rules: ModelRules
): readonly ModelState[] {
  const found = new Map<string, ModelState>()
  const seen = new Set<string>()
  function search(state: ModelState, left: readonly Answered[]): void {
    const name = JSON.stringify([state, left.map((one) => answered.indexOf(one))])
    if (seen.has(name)) return
    seen.add(name)
    if (left.length === 0) found.set(name, state)
    for (const one of left) {
      const rest = left.filter((other) => other !== one)
      for (const start of byItself(state, rules)) {
        for (const next of modelSteps(start, one.operation, rules)) {
          if (isDeepStrictEqual(next.outcome, one.outcome)) search(next.state, rest)
        }
      }
    }
  }
  for (const state of before) search(state, answered)
  return [...found.values()]
}
