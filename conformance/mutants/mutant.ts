import type { RequirementId } from '../../generated/requirements.ts'
import type { RoutingPolicies } from '../../reference/core/policies.ts'
import type { Claim, EventStore, Provider, ProviderEntry } from '../../reference/core/ports.ts'
import type { Runtime } from '../../reference/core/runtime-port.ts'
import type { AdapterTimeouts } from '../../reference/providers/adapter-options.ts'
import type { FetchLike } from '../client/index.ts'
import type { Wiring } from './shared/build-reference.ts'
import type { DiskFaults } from './shared/disk.ts'

/** Makes the adapter of the same target once more, over an edited network. */
export type Rebuild = (edit: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch) => Provider

/** Where the reference may be edited: each is a decorator around one part; what is absent stays as it is. */
export interface Edits {
  /** The runtime's way to its providers. */
  readonly network?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  readonly provider?: (provider: Provider, rebuild: Rebuild) => Provider
  readonly entries?: (entries: readonly ProviderEntry[]) => readonly ProviderEntry[]
  readonly store?: (store: EventStore) => EventStore
  /** A durable store that outlives the runtime, in place of the usual one, which the runtime then claims. Its faults are those of the runtime. */
  readonly disk?: DiskFaults
  /** What a new life over such a disk does about the executions that it found open. */
  readonly recovers?: (face: FetchLike, interrupted: readonly Claim[]) => void
  readonly runtime?: (runtime: Runtime) => Runtime
  /** The HTTP face; `log` writes to the runtime's own output. */
  readonly app?: (app: FetchLike, log: (text: string) => void) => FetchLike
  /** The routing policies of the deployment. */
  readonly policies?: (policies: RoutingPolicies) => RoutingPolicies
  /** Limits to publish and enforce in place of none. */
  readonly limits?: Readonly<Record<string, number>>
  /** Features to claim or not, over the reference's own. */
  readonly features?: Readonly<Record<string, boolean>>
  /** The limits of silence that adapters are built with, in place of those of their target. */
  readonly timeouts?: (configured: AdapterTimeouts) => AdapterTimeouts
  /** How many executions are admitted at a time, whatever the configuration says. */
  readonly maxActiveExecutions?: number
  /** Silence before a heartbeat, milliseconds. */
  readonly heartbeatMs?: number
}

/**
 * One fault of a runtime: an edit of the reference's behaviour, named after the fault, that says beforehand which laws must fail.
 * `edits` is called once for each runtime built, so that no state outlives it.
 */
export interface Mutant {
  /** The file's name. */
  readonly name: string
  /** What the runtime does wrong, as a sentence. */
  readonly title: string
  /** Every one of these laws must fail; at most five others may. */
  readonly predicts: readonly RequirementId[]
  /**
   * Cases that alone can show the fault, where its laws have so many runs that these would come late: they are among its first. Each
   * must be a case in which a predicted law is exercised.
   */
  readonly shownBy?: readonly string[]
  /** Patience of the client where the fault is to hang, milliseconds. */
  readonly patienceMs?: number
  readonly edits: () => Edits
}

/** A runtime that is legal but odd: no law may fail on it. */
export interface Control {
  readonly name: string
  readonly title: string
  /** SHOULDs that it leaves undone on purpose: it may be warned of, and of nothing else. */
  readonly mayWarn?: readonly RequirementId[]
  /** Patience of the client where it must wait for what never comes in time, milliseconds. */
  readonly patienceMs?: number
  readonly edits: () => Edits
}

/** A thing that is no runtime: it must never be called conformant. */
export interface NullRuntime {
  readonly name: string
  readonly title: string
  /** What passes all the same once nobody asks for the proof that the lab was called; exactly these laws. */
  readonly passesUnproven: readonly RequirementId[]
  /** What passes then or not, as timing has it. */
  readonly mayPassUnproven?: readonly RequirementId[]
  readonly patienceMs?: number
  readonly build: (wiring: Wiring) => FetchLike | Promise<FetchLike>
}
