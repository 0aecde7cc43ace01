import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventStore } from '../../reference/core/ports.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { openEncryptedFileStore } from '../../reference/stores/encrypted-file/index.ts'
import { createMemoryStore } from '../../reference/stores/memory.ts'

/** A store to soak; `remove` comes after its close. */
export interface SoakStore {
  readonly store: EventStore
  readonly directory?: string
  remove(): Promise<void>
}

export type StoreName = 'memory' | 'file'

export const storeNames: readonly StoreName[] = ['memory', 'file']

/** Opens a store with a short retention; the file store writes to a directory of its own, with real syncs. */
export async function openSoakStore(name: StoreName, retentionMs: number): Promise<SoakStore> {
  if (name === 'memory') {
    return { store: createMemoryStore({ clock: systemClock, retentionMs }), remove: async () => {} }
  }
  const directory = await mkdtemp(join(tmpdir(), 'soak-'))
  const store = await openEncryptedFileStore({
    directory: join(directory, 'events'),
    key: randomBytes(32),
    clock: systemClock,
    retentionMs
  })
  return { store, directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
