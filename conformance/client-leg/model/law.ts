import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import type { ClientRun } from './run.ts'

/** What contradicts a law. */
export interface ClientViolation {
  readonly expected: string
  readonly saw: string
  /** Where: a command, a request, an event. */
  readonly where: string
}

/** What a law found in one run. */
export interface Finding {
  /** How often its condition held. */
  readonly antecedents: number
  readonly violations: readonly ClientViolation[]
  /** Why nothing can be said, where the driver cannot do what is needed. */
  readonly unsupported?: string
}

/** One requirement on clients, as a pure function over what server and driver saw. */
export interface ClientLaw {
  readonly requirement: ClientRequirementId
  readonly judge: (run: ClientRun) => Finding
}
