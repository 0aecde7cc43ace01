import { type DoorCause, errorCauses } from '../../generated/errors.ts'
import type { OperationId, OperationResponses } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import type { ErrorBody } from '../../generated/types.ts'
import type { Refusal } from '../core/runtime-port.ts'

/** An error answer of one status, as the route contract takes it. */
export interface Problem<Status extends number = number> {
  readonly status: Status
  readonly body: ErrorBody
}

/** Builds the error body of a cause. `message` names the field and the fix; it quotes no value that was sent. */
export function problem<Status extends number>(status: Status, cause: DoorCause, message: string): Problem<Status> {
  const { code, retryable } = errorCauses[cause]
  return { status, body: { error: { code, message, retryable } } }
}

/**
 * Turns the core's refusal into an answer of the operation. A status that the operation does not declare would break the
 * published contract, so it becomes a 500.
 */
export function refusedAnswer<Id extends OperationId>(id: Id, refusal: Refusal): OperationResponses[Id] {
  const { status, error, retryAfterSeconds } = refusal.refused
  const declared = operations[id].responses.includes(status)
  const answer = declared ? { status, body: { error } } : problem(500, 'internal_fault', 'internal error')
  const wait = retryAfterSeconds ?? (status === 429 ? 1 : undefined)
  const headers = wait === undefined ? undefined : { 'Retry-After': String(Math.max(0, Math.ceil(wait))) }
  // The one cast of the contract: `declared` has just checked the status against the operation's own list.
  return { ...answer, ...(headers ? { headers } : {}) } as unknown as OperationResponses[Id]
}
