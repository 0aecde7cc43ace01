import { terminalStates } from '../../generated/lifecycle.ts'
import type { ExecutionStatus } from '../../generated/types.ts'

/** Whether an execution of this status has ended. */
export function isTerminal(status: ExecutionStatus): boolean {
  return terminalStates.includes(status)
}
