import { randomBytes } from 'node:crypto'
import { createManualClock, type ManualClock, settle } from '../../reference/core/manual-clock.ts'
import { type EncryptedFileOptions, openEncryptedFileStore } from '../../reference/stores/encrypted-file/index.ts'
import type { EncryptedFileStore } from '../../reference/stores/encrypted-file/store.ts'
import type { Disk } from './disk.ts'
import { createNonceLedger, type NonceLedger } from './nonces.ts'

/** Where every store of the matrix stands on its disk. */
export const directory = '/store'

const key = Buffer.alloc(32, 7)

/** One process that owns a store: it has no lock, for the matrix lets one end before it starts the next. */
export async function openStore(
  disk: Disk,
  clock: ManualClock,
  limits: Partial<EncryptedFileOptions> = {}
): Promise<EncryptedFileStore> {
  const takeLock = async () => ({ lost: false, onLost: () => {}, release: async () => {} })
  return openEncryptedFileStore({ directory, key, clock, files: disk, takeLock, random: randomBytes, ...limits })
}

/** Opens a store unless the disk forbids it, which is an outcome like another. */
export async function tryToOpen(...asked: Parameters<typeof openStore>): Promise<EncryptedFileStore | undefined> {
  return openStore(...asked).catch(() => undefined)
}

/** Lets everything happen that is under way, the removal of what was given up too. */
export async function rest(store: EncryptedFileStore): Promise<void> {
  await store.settled().catch(() => {})
  await settle()
}

/** What all cases of a campaign share. */
export interface CampaignBench {
  readonly nonces: NonceLedger
  readonly clock: () => ManualClock
}

export const createBench = (): CampaignBench => ({ nonces: createNonceLedger(), clock: createManualClock })
