import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { IdempotencyClaim } from './ports.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/**
 * The fingerprint of a parsed body: SHA-256 over its RFC 8785 form, so that key order, spacing, escapes and the spelling of numbers make
 * no difference and everything else does. Nothing is filled in or left out.
 *
 * @throws if the body is not I-JSON (a lone surrogate); the door refuses such bodies before.
 * @see spec/chapters/15-idempotency.md
 */
export function fingerprint(body: unknown): string {
  return sha256(canonicalize(body) ?? '')
}

/**
 * What is kept of an `Idempotency-Key` and the request that came with it: two hashes. A key means another identity in every partition;
 * neither holds a blank, so no key without a partition can look like one with.
 */
export function idempotencyClaim(key: string, body: unknown, partition?: string): IdempotencyClaim {
  return { keyHash: sha256(partition === undefined ? key : `${partition} ${key}`), fingerprint: fingerprint(body) }
}
