import type { DriverError, ErrorKind } from '../../model/driver-protocol.ts'

/** How this client fails. Its message never holds what the caller gave: no header, no address, no body. */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly kind: ErrorKind
  readonly facts: Omit<DriverError, 'kind' | 'message' | 'shown'>

  constructor(kind: ErrorKind, message: string, facts: Omit<DriverError, 'kind' | 'message' | 'shown'> = {}) {
    super(message)
    this.kind = kind
    this.facts = facts
  }
}

/** Any failure as one of this client's. */
export function asClientError(error: unknown, signal: AbortSignal): ClientError {
  if (signal.aborted) return new ClientError('aborted', 'the caller has stopped')
  if (error instanceof ClientError) return error
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return new ClientError('connection', `the connection broke${code}`)
}
