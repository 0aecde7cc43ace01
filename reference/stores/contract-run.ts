import { ok } from 'node:assert/strict'
import { createManualClock } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import { type Follower, follow } from './contract-follower.ts'
import { claimOf, completedOf, deltaOf, everything, executionIdOf } from './contract-log.ts'
import {
  type Answered,
  byItself,
  emptyModel,
  explain,
  type ModelLog,
  type Operation,
  reopened
} from './contract-model.ts'
import { perform } from './contract-operations.ts'
import type { ContractLimits, ContractSubject } from './contract-options.ts'

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

/** One run of the property: a store, the states in which the model may be, and who follows. */
export interface ContractRun {
  atOnce(picks: readonly Pick[]): Promise<void>
  advance(ms: number): Promise<void>
  reopen(): Promise<void>
  catchUp(): Promise<void>
  /** Compares everything once more and closes the store. */
  finish(): Promise<void>
  /** Closes the store, whatever came before. */
  abandon(): Promise<void>
}

const unknownId = executionIdOf(999_999)

/** Opens a store for one run. */
export async function openRun(subject: ContractSubject, limits: ContractLimits): Promise<ContractRun> {
  const clock = createManualClock()
  const rules = { ...limits, keepsWatched: subject.keepsWatched ?? true }
  let store: EventStore = await subject.openWithClock(limits, clock)
  let states = [emptyModel] as readonly (typeof emptyModel)[]
  let followers: Follower[] = []
  const ids: string[] = []
  let claims = 0
  let texts = 0

  const now = (): string => new Date(clock.now()).toISOString()
  /** Mostly one that is there; now and then one that is gone or never was. */
  const idAt = (slot: number): string => {
    const logs = states[0]?.logs ?? []
    const there = logs[slot % Math.max(logs.length, 1)]?.executionId
    return (slot === 0 ? ids[0] : there) ?? unknownId
  }
  const logOf = (id: string): ModelLog | undefined => states[0]?.logs.find(({ executionId }) => executionId === id)

  function claimFor(key: number, fingerprint: string): Operation {
    claims += 1
    const claim = claimOf(claims, key === 0 ? undefined : `key-${key}`, fingerprint)
    return { kind: 'claim', claim: { ...claim, createdAt: now(), first: { ...claim.first, time: now() } } }
  }

  function appendFor(pick: Extract<Pick, { act: 'append' }>, ends: Map<string, number>): Operation {
    const executionId = idAt(pick.slot)
    const log = logOf(executionId)
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

  function operationFor(pick: Exclude<Pick, { act: 'follow' | 'leave' }>, ends: Map<string, number>): Operation {
    switch (pick.act) {
      case 'claim':
        return claimFor(pick.key, pick.fingerprint)
      case 'lookup':
        return { kind: 'lookup', keyHash: `key-${pick.key}`, fingerprint: pick.fingerprint }
      case 'append':
        return appendFor(pick, ends)
      case 'read':
        return { kind: 'read', executionId: idAt(pick.slot), after: pick.after, limit: pick.limit }
      default:
        return { kind: pick.act, executionId: idAt(pick.slot) }
    }
  }

  /** Watches begin and end at the call, so there is no answer to wait for. */
  function watchFor(pick: Extract<Pick, { act: 'follow' | 'leave' }>): Answered {
    if (pick.act === 'follow') {
      const executionId = idAt(pick.slot)
      followers.push(follow(store, executionId, Math.min(pick.after, logOf(executionId)?.events.length ?? 0)))
      return { operation: { kind: 'watch', executionId }, outcome: undefined }
    }
    const [leaving] = followers.splice(pick.slot % Math.max(followers.length, 1), 1)
    leaving?.leave()
    return { operation: { kind: 'leave', executionId: leaving?.executionId ?? unknownId }, outcome: undefined }
  }

  async function judged(asked: readonly Promise<Answered>[]): Promise<void> {
    const answered = await Promise.all(asked)
    const after = explain(states, answered, rules)
    ok(
      after.length > 0,
      `no order of these explains their answers:\n${JSON.stringify(answered, undefined, 1)}\nbefore them: ${JSON.stringify(states[0])}`
    )
    states = after
    for (const { operation } of answered) if (operation.kind === 'claim') ids.push(operation.claim.executionId)
  }

  async function answer(operation: Operation): Promise<Answered> {
    if (operation.kind === 'watch' || operation.kind === 'leave') return { operation, outcome: undefined }
    return { operation, outcome: await perform(store, operation) }
  }

  async function catchUp(): Promise<void> {
    for (const follower of followers) {
      const { executionId } = follower
      const possible = states.flatMap((state) => byItself(state, rules))
      const logs = possible.map((state) => state.logs.find((log) => log.executionId === executionId)?.events)
      await follower.caughtUp(logs, subject.until)
    }
  }

  function dropFollowers(): void {
    for (const follower of followers) follower.leave()
    followers = []
  }

  return {
    async atOnce(picks) {
      const ends = new Map<string, number>()
      await judged(
        picks.map((pick) =>
          pick.act === 'follow' || pick.act === 'leave'
            ? Promise.resolve(watchFor(pick))
            : answer(operationFor(pick, ends))
        )
      )
    },
    async advance(ms) {
      await clock.advance(ms)
      states = states.map((state) => ({ ...state, time: state.time + ms }))
    },
    async reopen() {
      await catchUp()
      dropFollowers()
      await store.close()
      if (subject.reopen !== undefined) store = await subject.reopen(store)
      states = states.map(reopened)
    },
    catchUp,
    async finish() {
      await catchUp()
      for (const executionId of ids) {
        await judged([answer({ kind: 'record', executionId })])
        await judged([answer({ kind: 'read', executionId, after: 0, limit: everything })])
      }
      await store.close()
    },
    async abandon() {
      dropFollowers()
      await store.close()
    }
  }
}
