import type { ErrorCause } from '../../generated/errors.ts'
import type { ProviderFailure } from '../core/ports.ts'
import { failureOf, malformed } from './failure.ts'

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
/** The answer itself is at fault: no HTTP, a head beyond every measure, an encoding that does not decode. */
const unreadable =
  /^(?:HPE_|Z_|ERR__ERROR_FORMAT|ERR_ZSTD|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$)/
const tls = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|EPROTO$)/

/**
 * The failure behind a rejected `fetch` or body read. The request counts as never written only where the error proves it; nothing of
 * the error itself is kept, since it names hosts and may quote headers.
 */
export function networkFailure(error: unknown): Error & ProviderFailure {
  const chain = chainOf(error)
  const cause = chain.map(causeBeforeWriting).find((found) => found !== undefined)
  if (cause !== undefined) return failureOf(cause, { remoteOutcome: 'not_started' })
  if (chain.some(isUnreadable)) {
    return malformed('an answer is no HTTP that can be read')
  }
  return failureOf('connection_reset', { remoteOutcome: 'unknown' })
}

interface SystemError {
  readonly name?: unknown
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

function isUnreadable({ name, code }: SystemError): boolean {
  // The parser's own errors mostly come without a code.
  return name === 'HTTPParserError' || (typeof code === 'string' && unreadable.test(code))
}

function causeBeforeWriting({ code, syscall, message }: SystemError): ErrorCause | undefined {
  if (typeof code !== 'string') return undefined
  if (notResolved.has(code)) return 'name_unresolved'
  if (notReached.has(code) || syscall === 'connect') return 'connection_refused'
  if (tls.test(code)) return 'tls_failed'
  const handshake = typeof message === 'string' && message.includes('before secure TLS connection was established')
  return handshake ? 'tls_failed' : undefined
}
