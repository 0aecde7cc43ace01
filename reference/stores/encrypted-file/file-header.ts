import { deriveFileKeys, type FileKeys, type FileKind, headerCheck, isChecked } from './file-keys.ts'

/** Bytes of a file's header. */
export const fileHeaderBytes = 64

/** The version of the format that this build writes, and the only one that it reads. */
export const formatVersion = 1

const saltBytes = 16
const checkAt = 48

const magic: Readonly<Record<FileKind, Buffer>> = {
  journal: Buffer.from('MRK-JRNL', 'latin1'),
  identities: Buffer.from('MRK-IDNT', 'latin1')
}

/** A new file's header and keys. `id` is 16 bytes. */
export function createFileHeader(
  master: Buffer,
  kind: FileKind,
  id: Buffer,
  random: (bytes: number) => Buffer
): { readonly header: Buffer; readonly keys: FileKeys } {
  const salt = random(saltBytes)
  const keys = deriveFileKeys(master, kind, id, salt)
  const header = Buffer.alloc(fileHeaderBytes)
  magic[kind].copy(header, 0)
  header.writeUInt16BE(formatVersion, 8)
  id.copy(header, 16)
  salt.copy(header, 32)
  headerCheck(keys, header.subarray(0, checkAt)).copy(header, checkAt)
  return { header, keys }
}

/**
 * The keys of a file by its header, or why it cannot be read: `version` is a later format with this header's own shape, `damaged` all
 * else, a wrong key too.
 *
 * @see spec/chapters/26-journal-format.md#file-header
 */
export function readFileHeader(master: Buffer, kind: FileKind, header: Buffer): FileKeys | 'damaged' | 'version' {
  if (header.length < fileHeaderBytes || !header.subarray(0, 8).equals(magic[kind])) return 'damaged'
  const id = Buffer.from(header.subarray(16, 32))
  const keys = deriveFileKeys(master, kind, id, Buffer.from(header.subarray(32, checkAt)))
  if (!isChecked(keys, header.subarray(0, checkAt), header.subarray(checkAt, fileHeaderBytes))) return 'damaged'
  return header.readUInt16BE(8) === formatVersion ? keys : 'version'
}
