import type { ErrorCause } from '../../generated/errors.ts'
import type { ProviderFailure } from '../core/ports.ts'
import { failureOf } from './failure.ts'

const notResolved = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME'])
const notReached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'EHOSTDOWN',
  'UND_ERR_CONNECT_TIMEOUT'
])
const tls = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|EPROTO$)/

/**
 * The failure behind a rejected `fetch` or body read. The request counts as never written only where the error proves it; nothing of
 * the error itself is kept, since it names hosts and may quote headers.
 */
export function networkFailure(error: unknown): Error & ProviderFailure {
  const chain = chainOf(error)
  const cause = chain.map(causeBeforeWriting).find((found) => found !== undefined)
  if (cause !== undefined) return failureOf(cause, { remoteOutcome: 'not_started' })
  return failureOf('connection_reset', { remoteOutcome: 'unknown' })
}

interface SystemError {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
}

/** The error, its causes and, of a dual-stack connect, each address's own error. */
function chainOf(error: unknown, depth = 0): readonly SystemError[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { cause, errors } = error as SystemError
  const members: readonly unknown[] = Array.isArray(errors) ? errors : []
  return [error, ...[cause, ...members].flatMap((inner) => chainOf(inner, depth + 1))]
}

function causeBeforeWriting({ code, syscall, message }: SystemError): ErrorCause | undefined {
  if (typeof code !== 'string') return undefined
  if (notResolved.has(code)) return 'name_unresolved'
  if (notReached.has(code) || syscall === 'connect') return 'connection_refused'
  if (tls.test(code)) return 'tls_failed'
  const handshake = typeof message === 'string' && message.includes('before secure TLS connection was established')
  return handshake ? 'tls_failed' : undefined
}
