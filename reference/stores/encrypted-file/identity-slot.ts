import { createHash } from 'node:crypto'
import type { IdempotencyClaim } from '../../core/ports.ts'

/** SHA-256, in base64, of the hash of an idempotency key and of the fingerprint that came with it: both have one length, whatever they were. */
export interface KeyDigests {
  readonly key: string
  readonly fingerprint: string
}

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64')

export const digestsOf = ({ keyHash, fingerprint }: IdempotencyClaim): KeyDigests => ({
  key: digest(keyHash),
  fingerprint: digest(fingerprint)
})

/** What has become of an execution, as its identity knows. */
export type IdentityKind = 'claimed' | 'cancel requested' | 'sealed' | 'expired' | 'in doubt'

/** One entry of the identities file. Each holds all that is known, so that a later one makes an earlier one good. */
export interface IdentitySlot {
  readonly kind: IdentityKind
  readonly fileId: string
  /** Absent without an idempotency key. */
  readonly key?: KeyDigests | undefined
  readonly cancelRequested: boolean
  /** Milliseconds since the epoch; 0 while it runs. */
  readonly claimedAt: number
  readonly endedAt: number
  /** Of the terminal event; 0 while it runs. */
  readonly lastSequence: number
}

/** Bytes of a slot before it is sealed: always the same, so that a damaged one does not hide the next. */
export const slotPayloadBytes = 112

const kinds: readonly IdentityKind[] = ['claimed', 'cancel requested', 'sealed', 'expired', 'in doubt']

export function encodeSlot(slot: IdentitySlot): Buffer {
  const bytes = Buffer.alloc(slotPayloadBytes)
  bytes.writeUInt8(kinds.indexOf(slot.kind), 0)
  bytes.writeUInt8((slot.key === undefined ? 0 : 1) | (slot.cancelRequested ? 2 : 0), 1)
  uuidBytes(slot.fileId).copy(bytes, 8)
  if (slot.key !== undefined) {
    bytes.write(slot.key.key, 24, 32, 'base64')
    bytes.write(slot.key.fingerprint, 56, 32, 'base64')
  }
  bytes.writeUIntBE(slot.claimedAt, 90, 6)
  bytes.writeUIntBE(slot.endedAt, 98, 6)
  bytes.writeUIntBE(slot.lastSequence, 106, 6)
  return bytes
}

/** Reads what {@link encodeSlot} wrote; the bytes are authenticated before. */
export function decodeSlot(bytes: Buffer): IdentitySlot {
  const flags = bytes.readUInt8(1)
  const key = { key: bytes.toString('base64', 24, 56), fingerprint: bytes.toString('base64', 56, 88) }
  return {
    kind: kinds[bytes.readUInt8(0)] ?? 'claimed',
    fileId: uuidText(bytes.subarray(8, 24)),
    ...((flags & 1) === 0 ? {} : { key }),
    cancelRequested: (flags & 2) !== 0,
    claimedAt: bytes.readUIntBE(90, 6),
    endedAt: bytes.readUIntBE(98, 6),
    lastSequence: bytes.readUIntBE(106, 6)
  }
}

/**
 * What an execution is called in the store's files: its id where that is a UUID, as the runtime's are; for any other id the UUID's form of its
 * digest. Always a harmless file name.
 */
export const fileIdOf = (executionId: string): string =>
  isUuid(executionId)
    ? executionId
    : uuidText(createHash('sha256').update(executionId, 'utf8').digest().subarray(0, 16))

/** Whether a text is a UUID in its canonical, lower-case form. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The 16 bytes of a UUID. */
export const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
