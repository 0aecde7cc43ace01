import { randomBytes } from 'node:crypto'
import {
  type ClientBase,
  createClient,
  createMemoryBudget,
  type MonotonicClock,
  processClock
} from '../client/index.ts'
import { abilityFor, type Desk, targetsFor } from '../lab/index.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import type { RunContext } from './context.ts'
import { createKeyScan } from './key-scan.ts'
import type { LagMeter } from './lag-meter.ts'
import { createOutputScan, type OutputScan } from './output-scan.ts'
import { requestLimits } from './request-limits.ts'

/** What a context is made of. */
export interface ContextParts {
  readonly base: ClientBase
  readonly desk: Desk
  readonly targets: readonly LabTarget[]
  readonly features: readonly string[]
  /** What the runtime publishes as its limits; whatever is no positive whole number is taken for absent. */
  readonly limits?: unknown
  readonly seed: number
  /** By default one for the lab's own keys. */
  readonly scan?: OutputScan
  readonly hearsOutput?: boolean
  readonly patienceMs: number
  readonly clock?: MonotonicClock
  readonly lag?: LagMeter
  readonly output?: () => readonly string[]
  readonly extended?: boolean
  readonly configured?: NonNullable<RunContext['configured']>
  readonly own?: NonNullable<RunContext['own']>
}

/** How long a provider call may outlive its client side before a run ends without its end. */
const settleMs = 1500

/** The context of runs against one runtime and the real lab. */
export function createRunContext(parts: ContextParts): RunContext {
  const clock = parts.clock ?? processClock
  const budget = createMemoryBudget()
  return {
    ...parts,
    limits: requestLimits(parts.limits),
    scan: parts.scan ?? outputScanOf(parts.desk),
    hearsOutput: parts.hearsOutput === true,
    clock,
    settleMs,
    createClient: (listener, patienceMs = parts.patienceMs) =>
      createClient(parts.base, { clock, patienceMs, listener, allowance: budget.open() }),
    abilityFor: (group, dialect) => abilityFor(group, dialect as DialectName),
    targetsFor,
    // Unguessable, so not from the seed: a runtime must not be able to know what the provider will say.
    token: (length) => randomBytes(length).toString('hex').slice(0, length)
  }
}

/** A scan for the keys of a lab and for its addresses. */
export function outputScanOf({ targets, keys, origins }: Desk): OutputScan {
  const byTarget = Object.fromEntries(targets.map(({ id, api_key_env }) => [id, keys[api_key_env] ?? '']))
  return createOutputScan(createKeyScan(byTarget), Object.values(origins))
}
