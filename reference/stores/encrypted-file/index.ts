import { dirname, join, resolve } from 'node:path'
import type { Clock } from '../../core/ports.ts'
import { identitiesFile, type StoreCorruption } from './corruption.ts'
import { type TakeLock, takeDirectoryLock } from './directory-lock.ts'
import { type FileSystem, systemCode } from './file-system.ts'
import { nodeFileSystem } from './node-file-system.ts'
import { findStore } from './recovery.ts'
import { createStore, type EncryptedFileStore } from './store.ts'

/** How an encrypted file store is opened. Bytes are those of UTF-8 text unless said otherwise. */
export interface EncryptedFileOptions {
  /** Made where it is missing. It holds nothing but the store. */
  readonly directory: string
  /** 32 bytes; see `parseMasterKey`. */
  readonly key: Buffer
  readonly clock: Clock
  /** Default 100 000. */
  readonly maxExecutions?: number
  /** Of all events. Default: as the disk limit allows. */
  readonly maxBytes?: number
  /** Of one execution. Default 64 MiB. */
  readonly maxExecutionBytes?: number
  /** Of one execution, the terminal included. Default 250 000. */
  readonly maxEvents?: number
  /** Of all files. Default 10 GiB. */
  readonly maxDiskBytes?: number
  /** How long an ended execution is kept, if nothing presses. Default one day. */
  readonly retentionMs?: number
  /** How long a record with an idempotency key is kept in any case, from its claim. Published where given. */
  readonly idempotencyMinMs?: number
  /** Hears of damage, when the store is opened and later. */
  readonly onCorruption?: (corruption: StoreCorruption) => void
  /** Hears that the store cannot be written, with the system's code (`ENOSPC`), and that it can again. */
  readonly onState?: (state: 'unavailable' | 'ready', code?: string) => void
  readonly files?: FileSystem
  readonly takeLock?: TakeLock
  /** Source of salts and nonces. */
  readonly random?: (bytes: number) => Buffer
  /** How long a start waits for an owner that is just ending. Default 3 s. */
  readonly lockWaitMs?: number
}

/** Why a store cannot be opened. The message is one sentence for an operator and holds no key. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError'
  /** The option that stands in the way. */
  readonly option: 'directory' | 'key'
  constructor(message: string, option: 'directory' | 'key' = 'directory') {
    super(message)
    this.option = option
  }
}

const gibibyte = 1024 ** 3

const defaults = {
  maxExecutions: 100_000,
  maxBytes: Number.MAX_SAFE_INTEGER,
  maxExecutionBytes: gibibyte / 16,
  maxEvents: 250_000,
  maxDiskBytes: 10 * gibibyte,
  retentionMs: 86_400_000,
  lockWaitMs: 3000
}

/**
 * Opens the store in a directory and recovers it: torn tails are cut back, interrupted work gets its terminal event, damage is reported
 * and its execution taken out of service. No provider is called. One process at a time owns the directory, until `close` or its death.
 *
 * @throws StoreOpenError
 * @example
 * const store = await openEncryptedFileStore({ directory: 'events', key: parseMasterKey(text), clock: systemClock })
 * @see spec/chapters/26-journal-format.md
 */
export async function openEncryptedFileStore(options: EncryptedFileOptions): Promise<EncryptedFileStore> {
  const { files = nodeFileSystem, takeLock = takeDirectoryLock, key: master, clock } = options
  const directory = resolve(options.directory)
  const limits = { ...defaults, idempotencyMinMs: 0, ...options }
  await prepare(files, directory)
  const lock = await takeLock(directory, limits.lockWaitMs)
  if (lock === 'held') throw new StoreOpenError('another process owns the store: stop it, or choose another directory')
  if (lock === 'no flock') throw new StoreOpenError('the flock command is missing: install util-linux')
  try {
    const found = await findStore({ files, directory, master })
    if (found === 'key') throw new StoreOpenError('the key does not fit this store', 'key')
    if (found === 'version') throw new StoreOpenError('the store was written by a later version of this program')
    return await createStore({
      files,
      directory,
      master,
      clock,
      lock,
      found,
      limits,
      publishedIdempotencyMs: options.idempotencyMinMs,
      random: options.random,
      onCorruption: options.onCorruption ?? (() => {}),
      onState: options.onState ?? (() => {})
    })
  } catch (error) {
    await lock.release()
    throw asOpenError(error)
  }
}

function asOpenError(error: unknown): unknown {
  const code = systemCode(error)
  return code === 'unknown' ? error : new StoreOpenError(`the directory cannot be used: ${reasons[code] ?? code}`)
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  ENOENT: 'it cannot be made there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is no directory',
  EEXIST: 'it is no directory'
}

/** Makes the directories, private ones. A directory of something else is left alone. */
async function prepare(files: FileSystem, directory: string): Promise<void> {
  const journals = join(directory, 'journals')
  try {
    const before = await files.facts(directory)
    if (before !== undefined && before.kind !== 'directory') throw new StoreOpenError('the store is no directory')
    if (before !== undefined) await assertOurs(files, directory)
    const missing = await missingAbove(files, directory)
    await files.makeDirectory(journals)
    for (const path of [directory, journals]) {
      if ((await files.facts(path))?.mode !== 0o700) await files.restrict(path, 0o700)
    }
    await makeLockFile(files, join(directory, 'lock'))
    await files.syncDirectory(directory)
    for (const path of missing) await files.syncDirectory(dirname(path))
  } catch (error) {
    throw asOpenError(error)
  }
}

/** The directory and those above it that are not there, from below. */
async function missingAbove(files: FileSystem, directory: string): Promise<string[]> {
  const missing: string[] = []
  for (let path = directory; (await files.facts(path)) === undefined; path = dirname(path)) missing.push(path)
  return missing
}

async function assertOurs(files: FileSystem, directory: string): Promise<void> {
  const names = await files.list(directory)
  if (names.length === 0 || names.some((name) => ours.includes(name))) return
  throw new StoreOpenError('the directory holds something else: choose an empty one')
}

const ours = ['lock', 'journals', identitiesFile]

async function makeLockFile(files: FileSystem, path: string): Promise<void> {
  try {
    await (await files.open(path, 'create')).close()
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
}
