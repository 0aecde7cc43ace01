import { checkBytes, type FileKeys, headerCheck, isChecked } from './file-keys.ts'

/** Bytes of a record's header, of the nonce in it, and of the tag behind the payload. */
export const recordHeaderBytes = 48
export const nonceBytes = 12
export const tagBytes = 16

/** Payloads are padded to a multiple of this, so that every sector's part of a record is at least so long. */
export const grain = 16

const nonceAt = 20
const checkAt = 32

/** What stands in front of a record's payload, in the clear and checked by itself. */
export interface RecordHeader {
  /** Bytes of the payload, padding included. */
  readonly payloadBytes: number
  /** Events in the record; their sequence numbers go up from `first`. */
  readonly count: number
  readonly first: number
  /** The payload begins with a claim. */
  readonly claim: boolean
  /** The last event is terminal: nothing follows in this file. */
  readonly terminal: boolean
  /** Events that stand before this record in the same write; all before those were durable when it was written. */
  readonly before: number
  readonly nonce: Buffer
}

/** Bytes of a whole record. */
export const recordBytes = ({ payloadBytes }: Pick<RecordHeader, 'payloadBytes'>): number =>
  recordHeaderBytes + payloadBytes + tagBytes

/** Writes a header into 48 bytes. */
export function writeRecordHeader(into: Buffer, header: RecordHeader, keys: FileKeys): void {
  into.fill(0, 0, recordHeaderBytes)
  into.writeUInt32BE(header.payloadBytes, 0)
  into.writeUInt16BE(header.count, 4)
  into.writeUInt8((header.claim ? 1 : 0) | (header.terminal ? 2 : 0), 6)
  into.writeUIntBE(header.first, 8, 6)
  into.writeUInt32BE(header.before, 16)
  header.nonce.copy(into, nonceAt)
  headerCheck(keys, into.subarray(0, checkAt)).copy(into, checkAt)
}

/** Reads a header from at least 48 bytes, or nothing where its check fails. */
export function readRecordHeader(bytes: Buffer, keys: FileKeys): RecordHeader | undefined {
  if (!looksLikeHeader(bytes)) return undefined
  const flags = bytes.readUInt8(6)
  if (!isChecked(keys, bytes.subarray(0, checkAt), bytes.subarray(checkAt, checkAt + checkBytes))) return undefined
  return {
    payloadBytes: bytes.readUInt32BE(0),
    count: bytes.readUInt16BE(4),
    claim: (flags & 1) !== 0,
    terminal: (flags & 2) !== 0,
    first: bytes.readUIntBE(8, 6),
    before: bytes.readUInt32BE(16),
    nonce: bytes.subarray(nonceAt, nonceAt + nonceBytes)
  }
}

/** A first look that costs nothing: fields that no header has. */
function looksLikeHeader(bytes: Buffer): boolean {
  if (bytes.readUInt8(6) > 3 || bytes.readUInt8(7) !== 0 || bytes.readUInt16BE(14) !== 0) return false
  const payloadBytes = bytes.readUInt32BE(0)
  return payloadBytes > 0 && payloadBytes % grain === 0 && bytes.readUInt16BE(4) > 0
}
