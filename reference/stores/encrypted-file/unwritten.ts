import type { FileKeys } from './file-keys.ts'
import { grain, readRecordHeader, recordHeaderBytes } from './record-header.ts'

/** What a disk writes in one piece, in bytes; larger ones are multiples of it. */
const sector = 512

/**
 * Whether a record at `at` that cannot be opened is the trace of a write that a power cut stopped, and not damage: a sector's part of what
 * stands from there on was never written (it is all zero, which no sealed byte run is), and nothing behind it comes from a later write,
 * which would show that the one at `at` had been synced.
 *
 * @see spec/chapters/26-journal-format.md#torn-or-damaged
 */
export function wasNeverWritten(bytes: Buffer, at: number, next: number, keys: FileKeys): boolean {
  return hasEmptySector(bytes, at) && !hasLaterWrite(bytes, at, next, keys)
}

function hasEmptySector(bytes: Buffer, at: number): boolean {
  for (let from = at; from < bytes.length; ) {
    const to = Math.min((Math.floor(from / sector) + 1) * sector, bytes.length)
    if (to - from >= grain && isZero(bytes, from, to)) return true
    from = to
  }
  return false
}

function isZero(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] !== 0) return false
  return true
}

/** `next` is the sequence that the record at `at` ought to begin with. */
function hasLaterWrite(bytes: Buffer, at: number, next: number, keys: FileKeys): boolean {
  for (let from = at + grain; from + recordHeaderBytes <= bytes.length; from += grain) {
    const header = readRecordHeader(bytes.subarray(from, from + recordHeaderBytes), keys)
    if (header !== undefined && header.first - header.before > next) return true
  }
  return false
}
