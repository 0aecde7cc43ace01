/** One request as it goes out, nothing added but what HTTP itself needs. Several values of a header are several header lines. */
export interface TransportRequest {
  readonly method: string
  /** Path and query, as they are. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: Uint8Array
  /** Aborting closes the connection at once. */
  readonly signal: AbortSignal
}

/** The head of an answer and its body as it arrives. Leaving the iteration, or the signal, closes the connection. */
export interface TransportResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: AsyncIterable<Uint8Array>
}

/** Carries one exchange. Rejects with a `TransportFailure`, before the head or while the body is read. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/** Why there is no (whole) answer. `timeout` is never a transport's: time belongs to the client. */
export type FailureReason = 'refused' | 'reset' | 'protocol'

/** Carries the reason of a failed exchange. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`no answer: ${reason}`)
    this.reason = reason
  }
}
