import type { LedgerItem } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import type { LabTarget } from '../model/topology.ts'
import { type Barriers, createBarriers } from './barriers.ts'
import { checkCalls } from './check-script.ts'
import { hasPlaceholder } from './fill.ts'
import { targetsFor } from './topology.ts'

/** A scenario as the desk needs to know it. */
export interface EnrolRequest {
  /** Stands in the user's input; selects this scenario's scripts. */
  readonly nonce: string
  readonly ability: string
  /** `calls[i]`: what the i-th target of the ability does on its 1st, 2nd, … generating request. */
  readonly calls: readonly (readonly CallScript[])[]
  /** Hears every ledger item of this scenario, in order, synchronously. */
  readonly listener: (item: LedgerItem) => void
}

/** One scenario's place at the desk. */
export interface Enrolment {
  /** Resolves once a provider call has reached the barrier. */
  reached(barrier: string): Promise<void>
  /** Lets provider calls through the barrier, now and later. */
  release(barrier: string): void
  /** Ends the enrolment: barriers open, the listener hears nothing more, later requests with the nonce are findings. */
  close(): void
}

/** What the desk keeps of an enrolment: for each target that was called, which of its scripts are used up, whatever the number of calls. */
export interface Enrolled {
  readonly nonce: string
  readonly barriers: Barriers
  readonly placeholders: boolean
  tell(item: LedgerItem): void
  close(): void
  /** Counts a generating request and finds its script: the next one that is for its label or for any. `undefined`: none is left. */
  next(target: string, label?: string): { readonly call: number; readonly script: CallScript | undefined }
}

/** Checks the scripts and prepares their counters. Throws a `TypeError` that names the place of the first mistake. */
export function createEnrolled(request: EnrolRequest, targets: readonly LabTarget[]): Enrolled {
  const mistakes = checkCalls(request.calls, 'calls')
  if (mistakes[0] !== undefined) throw new TypeError(`${mistakes[0].path}: ${mistakes[0].message}`)
  const places = new Map(targetsFor(targets, request.ability).map((target, place) => [target.id, place]))
  const played = new Map<string, Played>()
  let closed = false
  const barriers = createBarriers()
  return {
    nonce: request.nonce,
    barriers,
    placeholders: hasPlaceholder(request.calls),
    tell: (item) => {
      if (!closed) request.listener(item)
    },
    close() {
      closed = true
      barriers.open()
    },
    next(target, label) {
      const place = places.get(target)
      const scripts = (place === undefined ? undefined : request.calls[place]) ?? []
      const known = played.get(target) ?? { used: new Set(), surplus: 0 }
      played.set(target, known)
      const position = scripts.findIndex((script, at) => !known.used.has(at) && suits(script, label))
      if (position === -1) {
        known.surplus += 1
        return { call: scripts.length + known.surplus, script: undefined }
      }
      known.used.add(position)
      return { call: position + 1, script: scripts[position] }
    }
  }
}

interface Played {
  readonly used: Set<number>
  /** Calls that found no script. */
  surplus: number
}

const suits = (script: CallScript, label: string | undefined): boolean =>
  script.for === undefined || script.for === label
