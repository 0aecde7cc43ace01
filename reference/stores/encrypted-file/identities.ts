import { join } from 'node:path'
import { identitiesFile } from './corruption.ts'
import { createFileHeader, fileHeaderBytes, readFileHeader } from './file-header.ts'
import type { FileKeys } from './file-keys.ts'
import { type FileSystem, type OpenFile, systemCode } from './file-system.ts'
import { createGathering } from './gathering.ts'
import { decodeSlot, encodeSlot, type IdentitySlot, slotPayloadBytes } from './identity-slot.ts'
import { sealedBytes, sealRecord } from './record.ts'
import { wasNeverWritten } from './unwritten.ts'
import { type Damage, recordAt } from './walk.ts'
import { readUpTo, writeAll } from './whole-file.ts'

/** Bytes of one slot in the file. */
export const slotBytes = sealedBytes(slotPayloadBytes)

/** The header stands twice: without it nobody's identity could be read. */
const slotsFrom = 2 * fileHeaderBytes

/** The file is written anew once it has this many slots, and more than four times those that count. */
const fewSlots = 1024

/** The identities file: who was claimed, asked to cancel, sealed, expired. */
export interface Identities {
  /**
   * Resolves once the slot is durable; slots that come while a write is in flight share the next. `durable` is called at that moment,
   * before the file could be written anew without it.
   */
  add(slot: IdentitySlot, durable: () => void): Promise<void>
  /** Bytes on the disk. */
  readonly bytes: number
  /** A write failed; nothing is taken before `repair`. */
  readonly broken: boolean
  /** Cuts back what a failed write may have left, on a descriptor of its own. */
  repair(): Promise<void>
  close(): Promise<void>
}

export interface IdentitiesOptions {
  readonly files: FileSystem
  readonly directory: string
  readonly master: Buffer
  readonly random: (bytes: number) => Buffer
  /** The slots that still count, for writing the file anew, and how many they are. */
  readonly live: () => Iterable<IdentitySlot>
  readonly liveCount: () => number
  /** Makes durable what a slot that counts no more stood for. */
  readonly beforeRewrite: () => Promise<void>
  /** @throws when nothing may be written any more */
  readonly assertOwner: () => void
}

interface Added {
  readonly slot: IdentitySlot
  readonly durable: () => void
}

/** What an identities file holds. */
export interface FoundIdentities {
  readonly keys: FileKeys
  readonly slots: readonly IdentitySlot[]
  readonly damages: readonly { readonly at: number; readonly what: Damage }[]
  /** Where the whole slots end; what stands behind is a torn tail. */
  readonly length: number
}

/** Reads an identities file whole; `key` where no header can be read with this key, `version` where it is of a later build. */
export function readIdentities(bytes: Buffer, master: Buffer): FoundIdentities | 'key' | 'version' {
  const copies = [0, fileHeaderBytes].map((at) =>
    readFileHeader(master, 'identities', bytes.subarray(at, at + fileHeaderBytes))
  )
  if (copies.includes('version')) return 'version'
  const keys = copies.find((copy) => typeof copy !== 'string')
  if (keys === undefined || typeof keys === 'string') return 'key'
  const damages: { at: number; what: Damage }[] = []
  copies.forEach((copy, n) => {
    if (copy === 'damaged') damages.push({ at: n * fileHeaderBytes, what: 'file header' })
  })
  const slots: IdentitySlot[] = []
  let at = slotsFrom
  for (; at + slotBytes <= bytes.length; at += slotBytes) {
    const due = (at - slotsFrom) / slotBytes + 1
    const found = recordAt(bytes, at, due, keys)
    if (typeof found !== 'string') slots.push(decodeSlot(found.payload))
    else if (found !== 'order' && wasNeverWritten(bytes, at, due, keys)) break
    else damages.push({ at, what: found === 'torn' ? 'cut short' : found })
  }
  return { keys, slots, damages, length: at }
}

/** Opens the file for writing, cut back to `found`; makes it where there is none. */
export async function openIdentities(
  options: IdentitiesOptions,
  found: FoundIdentities | undefined
): Promise<Identities> {
  const { files, directory, assertOwner } = options
  const path = join(directory, identitiesFile)
  let file: OpenFile | undefined
  let keys = found?.keys
  let length = found?.length ?? 0
  let broken = true
  let rewriting = found === undefined
  let worthFrom = fewSlots
  // A slot that cannot be read would be lost with the old file, and with it the proof that an execution was sealed.
  const mayRewrite = found === undefined || found.damages.length === 0

  async function rewrite(): Promise<void> {
    // Taken first: what leaves while the names are synced still has its mark in the new file.
    const live = [...options.live()]
    await options.beforeRewrite()
    const fresh = await writeFresh(options, `${path}.new`, keys?.id ?? options.random(16), live)
    try {
      // From here on nobody knows which file has the name, until one of them is known to have it.
      rewriting = true
      await files.rename(`${path}.new`, path)
      await files.syncDirectory(directory)
      await file?.close()
    } catch (error) {
      await fresh.file.close().catch(() => {})
      throw error
    }
    ;({ file, keys, length } = fresh)
    rewriting = false
  }

  /** The old file does as well, so a disk that is too full for two of them is no reason to stop. */
  async function rewriteIfPossible(slots: number): Promise<void> {
    try {
      await rewrite()
    } catch (error) {
      if (rewriting) throw error
      worthFrom = slots + fewSlots
    }
  }

  async function repair(): Promise<void> {
    assertOwner()
    if (rewriting || keys === undefined) await rewrite()
    else {
      const again = await files.open(path, 'write')
      await file?.close().catch(() => {})
      file = again
      await again.truncate(length)
      await again.sync()
    }
    broken = false
  }

  async function write(added: readonly Added[]): Promise<void> {
    assertOwner()
    if (broken) throw new Error('The identities file is not in order.')
    try {
      const count = (length - slotsFrom) / slotBytes
      if (mayRewrite && count >= worthFrom && count > 4 * options.liveCount()) await rewriteIfPossible(count)
      if (file === undefined || keys === undefined) throw new Error('The identities file is closed.')
      const slots = added.map(({ slot }) => slot)
      const bytes = sealSlots(slots, (length - slotsFrom) / slotBytes + 1, keys, options.random)
      await writeAll(file, bytes, length)
      await file.sync()
      length += bytes.length
      for (const { durable } of added) durable()
    } catch (error) {
      broken = true
      throw error
    }
  }

  const gathering = createGathering(write)
  if (found === undefined) await repair()
  // A disk that cannot be written now can still be read: the store opens, says that it is unavailable, and tries again.
  else await repair().catch(() => {})
  return {
    add: (slot, durable) => gathering.add({ slot, durable }),
    get bytes() {
      return length
    },
    get broken() {
      return broken
    },
    repair,
    async close() {
      await gathering.settled()
      broken = true
      await file?.close().catch(() => {})
      file = undefined
    }
  }
}

/** Writes a whole new file, synced, without its name. */
async function writeFresh(
  { files, master, random }: IdentitiesOptions,
  path: string,
  id: Buffer,
  live: readonly IdentitySlot[]
): Promise<{ readonly file: OpenFile; readonly keys: FileKeys; readonly length: number }> {
  await remove(files, path)
  const file = await files.open(path, 'create')
  try {
    const { header, keys } = createFileHeader(master, 'identities', id, random)
    const bytes = Buffer.concat([header, header, sealSlots(live, 1, keys, random)])
    await writeAll(file, bytes, 0)
    await file.sync()
    return { file, keys, length: bytes.length }
  } catch (error) {
    await file.close().catch(() => {})
    await remove(files, path).catch(() => {})
    throw error
  }
}

function sealSlots(
  slots: readonly IdentitySlot[],
  from: number,
  keys: FileKeys,
  random: (bytes: number) => Buffer
): Buffer {
  const bytes = Buffer.allocUnsafe(slots.length * slotBytes)
  slots.forEach((slot, n) => {
    const record = { first: from + n, count: 1, claim: false, terminal: false, payload: encodeSlot(slot) }
    sealRecord(record, n, keys, random, bytes, n * slotBytes)
  })
  return bytes
}

async function remove(files: FileSystem, path: string): Promise<void> {
  try {
    await files.unlink(path)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
}

/** The bytes of the file, or nothing where there is none. */
export async function loadIdentities(files: FileSystem, directory: string): Promise<Buffer | undefined> {
  const path = join(directory, identitiesFile)
  const facts = await files.facts(path)
  if (facts === undefined) return undefined
  const file = await files.open(path, 'read')
  try {
    return await readUpTo(file, facts.size, 0)
  } finally {
    await file.close()
  }
}
