import type { KeyScan } from './key-scan.ts'

/** A key that the runtime gave away goes no further: not into our own files either, whatever a witness quotes. */
export function redactedBy<T>(scan: KeyScan, value: T): T {
  return JSON.parse(scan.redact(JSON.stringify(value))) as T
}
