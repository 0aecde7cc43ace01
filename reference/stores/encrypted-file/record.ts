import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { FileKeys } from './file-keys.ts'
import {
  grain,
  nonceBytes,
  type RecordHeader,
  recordBytes,
  recordHeaderBytes,
  tagBytes,
  writeRecordHeader
} from './record-header.ts'

const cipher = 'aes-256-gcm'

/** A record before it is sealed. `payload` has any length; it is padded with line feeds. */
export interface PlainRecord extends Pick<RecordHeader, 'first' | 'count' | 'claim' | 'terminal'> {
  readonly payload: Buffer
}

/** Bytes that a payload takes in the file, as a whole record. */
export function sealedBytes(payloadBytes: number): number {
  return recordBytes({ payloadBytes: padded(payloadBytes) })
}

/**
 * Seals a record into `into` at `at`: header, ciphertext, tag. The id and the whole header, with the sequence in it, are bound in. Every
 * call draws a nonce of its own. Returns the position behind it.
 *
 * @see spec/chapters/26-journal-format.md#records
 */
export function sealRecord(
  record: PlainRecord,
  before: number,
  keys: FileKeys,
  random: (bytes: number) => Buffer,
  into: Buffer,
  at: number
): number {
  const { payload } = record
  const payloadBytes = padded(payload.length)
  const header = into.subarray(at, at + recordHeaderBytes)
  const nonce = random(nonceBytes)
  writeRecordHeader(header, { ...record, payloadBytes, before, nonce }, keys)
  const sealing = createCipheriv(cipher, keys.record, nonce)
  sealing.setAAD(boundTo(keys, header))
  let end = at + recordHeaderBytes
  end += sealing.update(payload).copy(into, end)
  const padding = payloadBytes - payload.length
  if (padding > 0) end += sealing.update(lineFeeds.subarray(0, padding)).copy(into, end)
  sealing.final()
  return end + sealing.getAuthTag().copy(into, end)
}

/** Opens the payload of a whole record at `at`, or nothing where it is not what was sealed. */
export function openRecord(bytes: Buffer, at: number, header: RecordHeader, keys: FileKeys): Buffer | undefined {
  const from = at + recordHeaderBytes
  const to = from + header.payloadBytes
  const opening = createDecipheriv(cipher, keys.record, header.nonce, { authTagLength: tagBytes })
  opening.setAAD(boundTo(keys, bytes.subarray(at, from)))
  opening.setAuthTag(bytes.subarray(to, to + tagBytes))
  const payload = opening.update(bytes.subarray(from, to))
  try {
    opening.final()
    return payload
  } catch {
    return undefined
  }
}

const lineFeeds = Buffer.alloc(grain, '\n')
const padded = (length: number): number => Math.max(Math.ceil(length / grain), 1) * grain
const boundTo = (keys: FileKeys, header: Buffer): Buffer => Buffer.concat([keys.id, header])
