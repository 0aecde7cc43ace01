import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { systemClock } from '../../core/system-clock.ts'
import { type EncryptedFileOptions, openEncryptedFileStore } from './index.ts'
import type { EncryptedFileStore } from './store.ts'

/** The key of every store in these tests. */
export const testKey = Buffer.alloc(32, 7)

const directories: string[] = []
const stores = new Set<EncryptedFileStore>()

afterEach(async () => {
  await Promise.all([...stores].map((store) => store.close()))
  stores.clear()
  await Promise.all(directories.splice(0).map((directory) => rm(directory, { recursive: true, force: true })))
})

/** An empty directory that is removed after the test. */
export async function testDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  directories.push(directory)
  return directory
}

/** Opens a store, in a directory of its own unless one is given; it is closed after the test. */
export async function testStore(options: Partial<EncryptedFileOptions> = {}): Promise<EncryptedFileStore> {
  const directory = options.directory ?? (await testDirectory())
  const store = await openEncryptedFileStore({
    key: testKey,
    clock: systemClock,
    lockWaitMs: 500,
    ...options,
    directory
  })
  stores.add(store)
  return store
}

/** A store whose process is taken for dead: it holds no lock, so that another may be opened over what it left. */
export async function abandoned(directory: string, options: Partial<EncryptedFileOptions> = {}) {
  const takeLock = async () => ({ lost: false, onLost: () => {}, release: async () => {} })
  const store = await openEncryptedFileStore({ key: testKey, clock: systemClock, takeLock, ...options, directory })
  stores.add(store)
  return store
}
