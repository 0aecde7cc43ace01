import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The two kinds of encrypted file in a store. */
export type FileKind = 'journal' | 'identities'

/** What one file is sealed with; no two files share either key. */
export interface FileKeys {
  /** 16 bytes: of the execution, or of the store. */
  readonly id: Buffer
  /** AES-256. */
  readonly record: Buffer
  /** HMAC-SHA-256. */
  readonly header: Buffer
}

/** Bytes of a header's check. */
export const checkBytes = 16

/** Derives the keys of one file: HKDF with SHA-256 from the store's key, the file's salt, its kind and its id. */
export function deriveFileKeys(master: Buffer, kind: FileKind, id: Buffer, salt: Buffer): FileKeys {
  const info = Buffer.concat([Buffer.from(`model-runtime-kit store 1 ${kind} `, 'latin1'), id])
  const derived = Buffer.from(hkdfSync('sha256', master, salt, info, 64))
  return { id, record: derived.subarray(0, 32), header: derived.subarray(32) }
}

/** The check of some header bytes: the first half of their HMAC. */
export function headerCheck(keys: FileKeys, bytes: Buffer): Buffer {
  return createHmac('sha256', keys.header).update(bytes).digest().subarray(0, checkBytes)
}

/** Whether a check is that of the bytes; takes the same time for every wrong one. */
export function isChecked(keys: FileKeys, bytes: Buffer, check: Buffer): boolean {
  return timingSafeEqual(headerCheck(keys, bytes), check)
}
