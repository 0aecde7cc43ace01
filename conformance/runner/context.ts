import type { MonotonicClock } from '../client/clock.ts'
import type { Client, ClientBase } from '../client/index.ts'
import type { LedgerItem } from '../model/ledger.ts'
import type { Group, RequestLimit } from '../model/scenario.ts'
import type { CallScript } from '../model/script.ts'
import type { LabTarget } from '../model/topology.ts'
import type { TranscriptItem } from '../model/transcript.ts'
import type { LagMeter } from './lag-meter.ts'
import type { OutputScan } from './output-scan.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'

/** What the lab is told of one run: who it is for, what each target does, and who listens. */
export interface EnrolmentPlan {
  readonly nonce: string
  readonly ability: string
  readonly calls: readonly (readonly CallScript[])[]
  readonly listener: (item: LedgerItem) => void
}

/** One run's hold on the lab. */
export interface Enrolment {
  /** Resolves once a provider call has reached the barrier; for ever pending otherwise. */
  reached(barrier: string): Promise<void>
  release(barrier: string): void
  /** Ends the run at the lab; what still plays is cut. */
  close(): void
}

/** A provider request that no run accounts for. */
export interface DeskFinding {
  readonly kind: string
  readonly time: number
  readonly target?: string
  readonly detail: string
}

/** The part of the provider lab that a run needs; the lab's desk is one. */
export interface RunDesk {
  enroll(plan: EnrolmentPlan): Enrolment
  /** Scheme, host and port of the lab, and of the place where no request may arrive. */
  readonly origins: { readonly origin: string; readonly elsewhere: string; readonly refusing: string }
  /** Generating requests and others that no run accounts for. */
  readonly findings?: readonly DeskFinding[]
}

/** How this run meets its runtime. */
export type Mode = 'spawn' | 'attach' | 'in-process'

/** Everything runs share. All effects are in here; the runner itself reads no environment. */
export interface RunContext {
  readonly base: ClientBase
  /** `patienceMs`: in place of the context's own. */
  readonly createClient: (listener: (item: TranscriptItem) => void, patienceMs?: number) => Client
  readonly desk: RunDesk
  /** In configuration order. */
  readonly targets: readonly LabTarget[]
  readonly abilityFor: (group: Exclude<Group, 'none'>, dialect: string) => string
  readonly targetsFor: (targets: readonly LabTarget[], ability: string) => readonly LabTarget[]
  readonly features: readonly string[]
  /** The limits on requests that the runtime publishes. */
  readonly limits: Readonly<Partial<Record<RequestLimit, number>>>
  readonly clock: MonotonicClock
  /** Hears of every submit that the runtime had no room for. */
  readonly onBusy?: () => void
  /** Measures how busy the machine is; absent, nobody does. */
  readonly lag?: LagMeter
  /** Random lower-case hex of so many characters; unguessable. */
  readonly token: (length: number) => string
  readonly seed: number
  /** Looks for keys and prompts in what the runtime writes. */
  readonly scan: OutputScan
  /** Whether the runtime's standard output and error come to the scan. */
  readonly hearsOutput: boolean
  /** The last lines that the runtime has written so far, keys blacked out; absent where the kit does not hold its output. */
  readonly output?: () => readonly string[]
  /** Bounds every exchange, stream and barrier of a run. */
  readonly patienceMs: number
  /** Whether the runtime was given the extended configuration, so that what it says of targets can be judged. */
  readonly extended?: boolean
  /** The same against a runtime whose configuration differs in these fields, which is started when it is first asked for. */
  readonly configured?: (fields: Readonly<Record<string, unknown>>) => Promise<RunContext>
  /** The same against a runtime that one scenario has for itself, and a hold on that; absent where the kit starts nothing. */
  readonly own?: (wishes: OwnWishes) => Promise<{ readonly context: RunContext; readonly runtime: OwnRuntime }>
  /** Bounds the wait for provider calls that outlive the client side. */
  readonly settleMs: number
}
