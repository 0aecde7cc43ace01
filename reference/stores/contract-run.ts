import { ok } from 'node:assert/strict'
import { createManualClock } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import { type Follower, follow } from './contract-follower.ts'
import { everything } from './contract-log.ts'
import {
  type Answered,
  byItself,
  emptyModel,
  explain,
  type ModelState,
  type Operation,
  reopened
} from './contract-model.ts'
import { perform } from './contract-operations.ts'
import type { ContractLimits, ContractSubject } from './contract-options.ts'
import { createPicker, logIn, type Pick, unknownId } from './contract-picks.ts'

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

/** Those who follow logs in one run, and the states in which the model may be. */
interface Course {
  store: EventStore
  states: readonly ModelState[]
  followers: Follower[]
}

async function answer(store: EventStore, operation: Operation): Promise<Answered> {
  if (operation.kind === 'watch' || operation.kind === 'leave') return { operation, outcome: undefined }
  return { operation, outcome: await perform(store, operation) }
}

/** Watches begin and end at the call, so there is no answer to wait for. */
function watchFor(course: Course, pick: Extract<Pick, { act: 'follow' | 'leave' }>, executionId: string): Answered {
  const { store, states, followers } = course
  if (pick.act === 'follow') {
    const length = logIn(states[0] ?? emptyModel, executionId)?.events.length ?? 0
    followers.push(follow(store, executionId, Math.min(pick.after, length)))
    return { operation: { kind: 'watch', executionId }, outcome: undefined }
  }
  const [leaving] = followers.splice(pick.slot % Math.max(followers.length, 1), 1)
  leaving?.leave()
  return { operation: { kind: 'leave', executionId: leaving?.executionId ?? unknownId }, outcome: undefined }
}

function dropFollowers(course: Course): void {
  for (const follower of course.followers) follower.leave()
  course.followers = []
}

/** Opens a store for one run. */
export async function openRun(subject: ContractSubject, limits: ContractLimits): Promise<ContractRun> {
  const clock = createManualClock()
  const picker = createPicker(clock)
  const rules = { ...limits, keepsWatched: subject.keepsWatched ?? true }
  const course: Course = { store: await subject.openWithClock(limits, clock), states: [emptyModel], followers: [] }

  async function judged(asked: readonly Promise<Answered>[]): Promise<void> {
    const answered = await Promise.all(asked)
    const after = explain(course.states, answered, rules)
    ok(
      after.length > 0,
      `no order of these explains their answers:\n${JSON.stringify(answered, undefined, 1)}\nbefore them: ${JSON.stringify(course.states[0])}`
    )
    course.states = after
    for (const { operation } of answered) {
      if (operation.kind === 'claim') picker.ids.push(operation.claim.executionId)
    }
  }

  async function catchUp(): Promise<void> {
    for (const follower of course.followers) {
      const possible = course.states.flatMap((state) => byItself(state, rules))
      const logs = possible.map((state) => logIn(state, follower.executionId)?.events)
      await follower.caughtUp(logs, subject.until)
    }
  }

  return {
    async atOnce(picks) {
      const [state = emptyModel] = course.states
      const ends = new Map<string, number>()
      await judged(
        picks.map((pick) =>
          pick.act === 'follow' || pick.act === 'leave'
            ? Promise.resolve(watchFor(course, pick, picker.executionAt(pick.slot, state)))
            : answer(course.store, picker.operationFor(pick, state, ends))
        )
      )
    },
    async advance(ms) {
      await clock.advance(ms)
      course.states = course.states.map((state) => ({ ...state, time: state.time + ms }))
    },
    async reopen() {
      await catchUp()
      dropFollowers(course)
      await course.store.close()
      if (subject.reopen !== undefined) course.store = await subject.reopen(course.store)
      course.states = course.states.map(reopened)
    },
    catchUp,
    async finish() {
      await catchUp()
      for (const executionId of picker.ids) {
        await judged([answer(course.store, { kind: 'record', executionId })])
        await judged([answer(course.store, { kind: 'read', executionId, after: 0, limit: everything })])
      }
      await course.store.close()
    },
    async abandon() {
      dropFollowers(course)
      await course.store.close()
    }
  }
}
