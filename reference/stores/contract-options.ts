import type { ManualClock } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'

/** A test runner's `test`. */
export type DefineTest = (name: string, run: () => Promise<void>) => void

/** The limits that a contract test may ask a store for. */
export interface ContractLimits {
  readonly maxExecutions?: number
  /** Of one execution, the terminal included. */
  readonly maxEvents?: number
  /** UTF-8 bytes of one execution, as the store counts them. */
  readonly maxExecutionBytes?: number
  readonly retentionMs?: number
  readonly idempotencyMinMs?: number
}

/** Opens an empty store with the limits that a test needs; it is closed by the test. Only a store that `usesClock` looks at the clock. */
export type OpenStore = (limits: ContractLimits, clock: ManualClock) => Promise<EventStore>

/** What a store can do beyond the least; without options nothing beyond it is asked. */
export interface StoreContractOptions {
  /** For a durable store: opens again, with the same limits and clock, what `store` (made by `open`, and closed) has left behind. */
  readonly reopen?: (store: EventStore) => Promise<EventStore>
  /** The store takes its time from the clock that `open` is given: its retention is tested, and its promise to keep keys. */
  readonly usesClock?: boolean
  /** The limits of size that the store has; absent, all of them. A test of a limit that it lacks is not defined. */
  readonly limits?: readonly ('maxExecutions' | 'maxEvents' | 'maxExecutionBytes')[]
  /**
   * Whether a watched execution is kept whatever presses. Default true; false for a store of many processes, which need not know of
   * each other's watchers in time.
   */
  readonly keepsWatched?: boolean
  /** Runs of the model-based property, as far as eight seconds go. Default 100. */
  readonly runs?: number
  /** How long a wake may stay away that the store owes, in milliseconds. Default 10 000: a store that is slow is not wrong. */
  readonly patienceMs?: number
  /** Seed of the model-based property. Default: another one each time, told when it fails. */
  readonly seed?: number
}

/** What the model must know of a store. */
export interface ModelRules extends ContractLimits {
  readonly keepsWatched: boolean
}

/** What the groups of tests share. */
export interface ContractSubject extends StoreContractOptions {
  readonly open: (limits?: ContractLimits) => Promise<EventStore>
  readonly openWithClock: OpenStore
  /** Waits until something holds that a store may tell with a delay, and fails when patience ends. */
  readonly until: (holds: () => boolean, what: string) => Promise<void>
  readonly has: (limit: 'maxExecutions' | 'maxEvents' | 'maxExecutionBytes') => boolean
}
