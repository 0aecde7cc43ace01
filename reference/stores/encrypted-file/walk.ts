import type { FileKeys } from './file-keys.ts'
import { openRecord } from './record.ts'
import { type RecordHeader, readRecordHeader, recordBytes, recordHeaderBytes } from './record-header.ts'
import { wasNeverWritten } from './unwritten.ts'

/** What is wrong with a file at a position. */
export type Damage =
  | 'file header'
  | 'format version'
  | 'record header'
  | 'record'
  | 'order'
  | 'after the end'
  | 'cut short'
  | 'missing'
  | 'unreadable'

/** A record and where it stands. */
export interface WalkedRecord {
  readonly at: number
  readonly header: RecordHeader
  readonly payload: Buffer
}

/** How the records of a file end: at the end of the file, in a write that was cut, or in damage. `at` is behind the last good record. */
export type WalkEnd =
  | { readonly kind: 'whole'; readonly at: number }
  | { readonly kind: 'torn'; readonly at: number }
  | { readonly kind: 'damaged'; readonly at: number; readonly what: Damage }

/**
 * Opens the records of a journal one after the other, from position `from` on, where sequence `next` is due. Each must begin where the one
 * before it ended, in the file and in sequence; nothing may follow a terminal one.
 */
export function walkRecords(
  bytes: Buffer,
  from: number,
  next: number,
  keys: FileKeys,
  visit: (record: WalkedRecord) => void
): WalkEnd {
  let at = from
  let due = next
  let terminal = false
  while (at < bytes.length) {
    if (terminal) return { kind: 'damaged', at, what: 'after the end' }
    const found = recordAt(bytes, at, due, keys)
    if (typeof found === 'string') return endAt(bytes, at, due, keys, found)
    visit(found)
    const { header } = found
    at += recordBytes(header)
    due += header.count
    terminal = header.terminal
  }
  return { kind: 'whole', at }
}

/** The record at a position, `torn` where the file ends within it, or what is wrong with it. */
export function recordAt(bytes: Buffer, at: number, due: number, keys: FileKeys): WalkedRecord | 'torn' | Damage {
  if (bytes.length - at < recordHeaderBytes) return 'torn'
  const header = readRecordHeader(bytes.subarray(at, at + recordHeaderBytes), keys)
  if (header === undefined) return 'record header'
  if (header.first !== due) return 'order'
  if (at + recordBytes(header) > bytes.length) return 'torn'
  const payload = openRecord(bytes, at, header, keys)
  return payload === undefined ? 'record' : { at, header, payload }
}

function endAt(bytes: Buffer, at: number, due: number, keys: FileKeys, found: 'torn' | Damage): WalkEnd {
  if (found === 'torn') return { kind: 'torn', at }
  const cut = found !== 'order' && wasNeverWritten(bytes, at, due, keys)
  return cut ? { kind: 'torn', at } : { kind: 'damaged', at, what: found }
}
