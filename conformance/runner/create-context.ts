import { randomBytes } from 'node:crypto'
import { type ClientBase, createClient, type MonotonicClock, processClock } from '../client/index.ts'
import { abilityFor, type Desk, targetsFor } from '../lab/index.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import type { RunContext } from './context.ts'
import type { LagMeter } from './lag-meter.ts'

/** What a context is made of. */
export interface ContextParts {
  readonly base: ClientBase
  readonly desk: Desk
  readonly targets: readonly LabTarget[]
  readonly features: readonly string[]
  readonly seed: number
  readonly patienceMs: number
  readonly clock?: MonotonicClock
  readonly lag?: LagMeter
}

/** How long a provider call may outlive its client side before a run ends without its end. */
const settleMs = 1500

/** The context of runs against one runtime and the real lab. */
export function createRunContext(parts: ContextParts): RunContext {
  const clock = parts.clock ?? processClock
  return {
    ...parts,
    clock,
    settleMs,
    createClient: (listener) => createClient(parts.base, { clock, patienceMs: parts.patienceMs, listener }),
    abilityFor: (group, dialect) => abilityFor(group, dialect as DialectName),
    targetsFor,
    // Unguessable, so not from the seed: a runtime must not be able to know what the provider will say.
    token: (length) => randomBytes(length).toString('hex').slice(0, length)
  }
}
