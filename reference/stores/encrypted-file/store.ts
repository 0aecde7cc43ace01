import { randomBytes } from 'node:crypto'
import { storeFailure } from '../../core/errors.ts'
import type { Clock, EventStore } from '../../core/ports.ts'
import { createAppends, type ExecutionLimits } from './appends.ts'
import type { BudgetLimits } from './budget.ts'
import { createClaims } from './claims.ts'
import { journalFile, type StoreCorruption } from './corruption.ts'
import { createDetails } from './details.ts'
import type { DirectoryLock } from './directory-lock.ts'
import { type Entry, slotOf } from './entry.ts'
import type { FileSystem } from './file-system.ts'
import { createHealer } from './healer.ts'
import { type Identities, openIdentities } from './identities.ts'
import type { IdentitySlot } from './identity-slot.ts'
import { createJournals } from './journals.ts'
import type { StoreParts } from './parts.ts'
import { createReading } from './reading.ts'
import { entryOf, type FoundStore } from './recovery.ts'
import { createRetiring } from './retiring.ts'
import { assertSound, createShelf } from './shelf.ts'
import { createTails } from './tails.ts'
import { createWatches } from './watches.ts'

/** The encrypted file store, with what it found wrong. */
export interface EncryptedFileStore extends EventStore {
  /** All damage found so far, when it was opened and since. */
  corruptions(): readonly StoreCorruption[]
  /** Resolves once nothing is on its way to the disk, seals and removals included. */
  settled(): Promise<void>
}

export interface StoreOptions {
  readonly files: FileSystem
  readonly directory: string
  readonly master: Buffer
  readonly clock: Clock
  readonly lock: DirectoryLock
  readonly found: FoundStore
  readonly limits: BudgetLimits & ExecutionLimits
  readonly publishedIdempotencyMs: number | undefined
  readonly random?: ((bytes: number) => Buffer) | undefined
  /** Hears of damage as it is found. */
  readonly onCorruption: (corruption: StoreCorruption) => void
  readonly onState: (state: 'unavailable' | 'ready', code?: string) => void
}

/** What live readers may cost in memory. */
const tailBytes = 64 * 1024 * 1024

/** Builds the store over what was found in its directory, and does what recovery has to. The directory is ours already. */
export async function createStore(options: StoreOptions): Promise<EncryptedFileStore> {
  const { files, directory, master, clock, lock, found, limits, random = randomBytes } = options
  const corruptions: StoreCorruption[] = []
  const background = new Set<Promise<void>>()
  let identities: Identities | undefined
  let closing: Promise<void> | undefined

  const assertOwner = (): void => {
    if (lock.lost) throw storeFailure('unavailable')
  }
  const assertOpen = (): void => {
    if (closing !== undefined) throw storeFailure('unavailable')
  }
  const theIdentities = (): Identities => {
    if (identities === undefined) throw storeFailure('unavailable')
    return identities
  }
  const inBackground = (work: Promise<void>): void => {
    background.add(work)
    void work.then(() => background.delete(work))
  }
  const report = (corruption: StoreCorruption): void => {
    corruptions.push(corruption)
    options.onCorruption(corruption)
  }

  const journals = createJournals({ files, directory, master, random, assertOwner })
  const tails = createTails(tailBytes)
  const retiring = createRetiring({
    identities: theIdentities,
    journals,
    onTrouble: (reason) => healer.onTrouble(reason)
  })
  const shelf = createShelf({
    clock,
    limits,
    fixedDisk: () => identities?.bytes ?? 0,
    evict(entry) {
      tails.forget(entry.executionId)
      parts.details.forget(entry.executionId)
      inBackground(retiring.retire(entry))
    }
  })
  const quarantine: StoreParts['quarantine'] = (entry, position, what) => {
    if (entry.quarantined) return
    entry.quarantined = true
    tails.forget(entry.executionId)
    const { executionId } = entry
    report({ code: 'store_corrupt', file: journalFile(entry.fileId), position, what, executionId })
    watches.wake(executionId)
  }
  const reading = createReading(journals, quarantine)
  const watches = createWatches(() => parts)
  const parts: StoreParts = {
    clock,
    shelf,
    journals,
    identities: theIdentities,
    tails,
    details: createDetails(reading),
    assertOpen,
    onTrouble: (reason) => healer.onTrouble(reason),
    quarantine,
    inBackground,
    wake: watches.wake,
    ended: watches.ended
  }
  const appends = createAppends(parts, limits)
  const claims = createClaims(parts, limits)
  const healer = createHealer({
    files,
    directory,
    clock,
    journals,
    identities: theIdentities,
    appends,
    retiring,
    leftovers: claims.leftovers,
    entries: shelf.entries,
    onState: options.onState
  })
  lock.onLost(() => {
    options.onState('unavailable', 'the lock is lost')
    watches.wakeAll()
  })

  function* liveSlots(): Iterable<IdentitySlot> {
    yield* retiring.slots()
    for (const entry of shelf.entries()) yield slotOf(entry, entry.endedAt > 0 ? 'sealed' : 'claimed')
  }

  async function settled(): Promise<void> {
    await claims.settled()
    await appends.settled()
    while (background.size > 0) await Promise.all(background)
  }

  async function close(): Promise<void> {
    watches.wakeAll()
    await settled()
    await healer.stop()
    await settled()
    await theIdentities().close()
    await journals.closeAll()
    shelf.close()
    await lock.release()
  }

  found.corruptions.forEach(report)
  shelveFound(found, shelf, claims.leftovers)
  identities = await openIdentities(
    {
      files,
      directory,
      master,
      random,
      assertOwner,
      live: liveSlots,
      liveCount: () => retiring.size + shelf.budget.records,
      beforeRewrite: journals.syncNames
    },
    found.identities
  )
  await healer.heal()
  shelf.sweep()

  return {
    durable: true,
    async claim(claim) {
      assertOpen()
      if (lock.lost) throw storeFailure('unavailable')
      return claims.claim(claim)
    },
    lookup: (idempotency) => claims.lookup(idempotency),
    append: appends.append,
    async record(executionId) {
      assertOpen()
      const entry = shelf.current(executionId)
      if (entry === undefined) return undefined
      assertSound(entry)
      const detail = await parts.details.of(entry)
      const { status, lastSequence, cancelRequested } = entry
      return { executionId, ...detail, status, lastSequence, cancelRequested }
    },
    async read(executionId, after, limit) {
      assertOpen()
      const entry = shelf.current(executionId)
      if (entry === undefined) throw storeFailure('unknown_execution')
      assertSound(entry)
      if (after >= entry.lastSequence) return []
      return tails.read(executionId, after, limit) ?? (await reading.events(entry, after, limit))
    },
    watch: watches.watch,
    requestCancel: watches.requestCancel,
    watchCancel: watches.watchCancel,
    limits: () => ({
      retentionMs: limits.retentionMs,
      ...(options.publishedIdempotencyMs === undefined ? {} : { idempotencyMinMs: options.publishedIdempotencyMs })
    }),
    availability: () => (closing !== undefined || lock.lost || healer.troubled ? 'unavailable' : 'ready'),
    close() {
      closing ??= close()
      return closing
    },
    corruptions: () => corruptions,
    settled
  }
}

/** Puts what was found into the index, oldest ending first: that is the order in which they go. */
function shelveFound(found: FoundStore, shelf: ReturnType<typeof createShelf>, leftovers: Set<string>): void {
  const now = shelf.now()
  const entries: Entry[] = []
  for (const execution of found.executions) {
    if (execution.verdict.kind === 'removed') leftovers.add(execution.fileId)
    else entries.push(entryOf(execution, now))
  }
  entries.sort((a, b) => a.endedAt - b.endedAt || a.claimedAt - b.claimedAt)
  for (const entry of entries) {
    shelf.budget.admit(entry)
    shelf.put(entry)
    if (entry.endedAt > 0) shelf.budget.restore(entry)
  }
}
