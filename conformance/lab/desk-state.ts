import type { LedgerItem, LedgerRequest } from '../model/ledger.ts'
import type { LabTarget } from '../model/topology.ts'
import type { Enrolled } from './enrolment.ts'
import type { Findings } from './findings.ts'
import type { StandaloneScripts } from './standalone.ts'
import type { SubmittedJob } from './submit-job.ts'

/** What a desk knows. Only counters and the maps change. */
export interface DeskState {
  readonly targets: readonly LabTarget[]
  readonly keys: Readonly<Record<string, string>>
  readonly origins: { readonly origin: string; readonly elsewhere: string; readonly refusing: string }
  readonly seed: number
  readonly standalone: StandaloneScripts | undefined
  /** Generating requests so far at each target of a stand-alone lab. */
  readonly standaloneCalls: Map<string, number>
  /** Open scenarios by nonce. */
  readonly enrolled: Map<string, Enrolled>
  /** Submitted jobs by their ids. */
  readonly jobs: Map<string, SubmittedJob>
  readonly findings: Findings
  readonly now: () => number
  readonly wallClock: () => number
  readonly listener: (item: LedgerItem) => void
  requests: number
  /** Asked for a nonce that is not enrolled. */
  unknown?: (nonce: string) => void
  /** Generating requests that hold no nonce at all. */
  readonly unaccounted: LedgerRequest[]
}

/** Whose key a credential is: the id of its target, `unknown`, or `none` where there was none. */
export function ownerOf(state: DeskState, credential: string | undefined): string {
  if (credential === undefined) return 'none'
  return state.targets.find((target) => state.keys[target.api_key_env] === credential)?.id ?? 'unknown'
}
