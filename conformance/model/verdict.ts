import type { RequirementId } from '../../generated/requirements.ts'
import type { LedgerItem } from './ledger.ts'
import type { ProcessItem } from './process.ts'
import type { RequestLimit, Scenario } from './scenario.ts'
import type { LabTarget } from './topology.ts'
import type { TranscriptItem } from './transcript.ts'

/** Everything one scenario run tells, in time order; the first item names the run. */
export interface RunStarted {
  readonly kind: 'run'
  readonly time: number
  readonly scenario: Scenario
  readonly dialect: string
  readonly nonce: string
  readonly ability: string
  /** The targets of the group in configuration order: `{provider, model}` as the runtime must report them. */
  readonly targets: readonly RunTarget[]
  readonly features: readonly string[]
  /** The limits on requests that the runtime publishes. */
  readonly limits?: Readonly<Partial<Record<RequestLimit, number>>>
  /** The random text that this run's scripts say for `{{fresh}}`: only who called the provider can know it. Absent where none does. */
  readonly fresh?: string
  readonly seed: number
}

export interface RunTarget {
  readonly id: string
  readonly dialect: string
  readonly model: string
  readonly tools: boolean
  /** All that it serves; absent where the configuration cannot say so. */
  readonly abilities?: readonly string[]
  /** Where its requests go. */
  readonly baseUrl?: string
  /** What else it is configured for; absent, what every text target is. */
  readonly capabilities?: Omit<LabTarget['capabilities'], 'tools' | 'cancel'>
  /** What the extended configuration says of it; absent in the base one. */
  readonly extended?: Pick<
    LabTarget,
    'max_concurrency' | 'max_queue_depth' | 'timeouts' | 'anthropic_version' | 'max_output_tokens'
  >
}

/** The client side came to its end and the kit has waited for what may follow. */
export interface RunEnded {
  readonly kind: 'end'
  readonly time: number
  /** The longest that this machine kept the kit itself waiting during the run, in milliseconds: bands of time are widened by it. */
  readonly lagMs?: number
  /**
   * True where the kit asks what its laws would have said had nobody been kept waiting, so that no answer is in doubt for its slowness. What
   * they say then tells only what the machine has hidden; it is never a verdict.
   */
  readonly calm?: true
}

/** A key of the lab, whole or in part, in what the runtime wrote itself. The key is not told. */
export interface KeyLeaked {
  readonly kind: 'leak'
  readonly time: number
  /** Whose key it is: the id of a target. */
  readonly of: string
  readonly form: string
  readonly where: string
  /** Index of the item that holds it; absent where no item does. */
  readonly item?: number
}

/** One thing in the runtime's own output that must not stand there, without its words. */
export interface OutputFound {
  readonly what: 'prompt' | 'output' | 'provider-body' | 'provider-url' | 'stack-trace' | 'credential'
  readonly where: string
}

/** The runtime's standard output and error were heard while the run went on; `found` is what they held of it. */
export interface OutputHeard {
  readonly kind: 'output'
  readonly time: number
  readonly found: readonly OutputFound[]
}

export type Item = RunStarted | LedgerItem | TranscriptItem | ProcessItem | KeyLeaked | OutputHeard | RunEnded

/** One violation, told so that an engineer believes it. No prompt, no key. */
export interface Witness {
  readonly expected: string
  readonly saw: string
  /** Index into the run's items, and the event where there is one. */
  readonly at: {
    readonly item: number
    readonly sequence?: number
    readonly reader?: string
    readonly execution?: string
  }
}

export interface LawResult {
  /** How often the law's "if" held in this run. */
  readonly antecedents: number
  readonly violations: readonly Witness[]
}

/**
 * A law judges one requirement over the items of one run (or of a production log). A reducer: no I/O, no clock, and state bounded by
 * the scenario. `index` is the item's position, for witnesses.
 */
export interface Law<State = unknown> {
  readonly requirement: RequirementId
  /** True when it needs events only and can judge production logs. */
  readonly passive: boolean
  /** True when a busy machine alone can make it fail: what it finds is run again alone before anybody is blamed. */
  readonly timing?: true
  /**
   * True when it judges runs in which the runtime's process is signalled. All other laws leave such runs out: much that is a fault of a
   * runtime that serves is none of one that stops.
   */
  readonly process?: true
  init(): State
  step(state: State, item: Item, index: number): State
  finish(state: State): LawResult
  /** The same verdict over all items at once, for whoever holds them: a law whose state is the items needs no copy of them then. */
  judgeAll?(items: readonly Item[]): LawResult
}

export type VerdictKind =
  | 'pass'
  | 'fail'
  | 'warn'
  | 'observed'
  | 'not-applicable'
  | 'not-exercised'
  | 'blocked'
  | 'inconclusive'
  | 'kit-fault'

/** The verdict on one requirement over all runs. */
export interface RequirementVerdict {
  readonly requirement: RequirementId
  readonly verdict: VerdictKind
  readonly antecedents: number
  readonly runs: number
  /** Runs with a violation; `failures` keeps the first of them. */
  readonly failedRuns?: number
  /** True where a baseline knows every one of its failures: the verdict stands, the whole is not judged by it. */
  readonly known?: true
  readonly reason?: string
  readonly failures: readonly {
    readonly scenario: string
    readonly dialect: string
    readonly seed: number
    readonly witness: Witness
    /** Shows the place again while the runtime still holds the execution. */
    readonly curl?: string
  }[]
}
