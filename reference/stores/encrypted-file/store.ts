import { storeFailure } from '../../core/errors.ts'
import type { EventStore } from '../../core/ports.ts'
import { type Assembly, assemble, type StoreOptions } from './assemble.ts'
import type { StoreCorruption } from './corruption.ts'
import type { Entry } from './entry.ts'
import { openIdentities } from './identities.ts'
import { entryOf, type FoundStore } from './recovery.ts'
import { assertSound } from './shelf.ts'

/** The encrypted file store, with what it found wrong. */
export interface EncryptedFileStore extends EventStore {
  /** All damage found so far, when it was opened and since. */
  corruptions(): readonly StoreCorruption[]
  /** Resolves once nothing is on its way to the disk, seals and removals included. */
  settled(): Promise<void>
}

/** Builds the store over what was found in its directory, and does what recovery has to. The directory is ours already. */
export async function createStore(options: StoreOptions): Promise<EncryptedFileStore> {
  const { lock, found, onState } = options
  const assembly = assemble(options)
  const { parts, watches, healer } = assembly
  lock.onLost(() => {
    onState('unavailable', 'the lock is lost')
    watches.wakeAll()
  })
  found.corruptions.forEach(assembly.report)
  shelve(found, assembly)
  assembly.setIdentities(await openIdentities(assembly.identitiesOptions, found.identities))
  await healer.heal()
  parts.shelf.sweep()
  return faceOf(assembly, options)
}

/** Puts what was found into the index, oldest ending first: that is the order in which they go. */
function shelve({ executions }: FoundStore, { parts, claims }: Assembly): void {
  const { shelf } = parts
  const now = shelf.now()
  const entries: Entry[] = []
  for (const execution of executions) {
    if (execution.verdict.kind === 'removed') claims.leftovers.add(execution.fileId)
    else entries.push(entryOf(execution, now))
  }
  entries.sort((a, b) => a.endedAt - b.endedAt || a.claimedAt - b.claimedAt)
  for (const entry of entries) {
    shelf.budget.admit(entry)
    shelf.put(entry)
    if (entry.endedAt > 0) shelf.budget.restore(entry)
  }
}

function faceOf(assembly: Assembly, options: StoreOptions): EncryptedFileStore {
  const { parts, watches, appends, claims, healer } = assembly
  const { lock, limits, publishedIdempotencyMs } = options
  let closing: Promise<void> | undefined
  return {
    durable: true,
    async claim(claim) {
      parts.assertOpen()
      if (lock.lost) throw storeFailure('unavailable')
      return claims.claim(claim)
    },
    lookup: claims.lookup,
    append: appends.append,
    ...questionsOf(assembly),
    watch: watches.watch,
    requestCancel: watches.requestCancel,
    watchCancel: watches.watchCancel,
    limits: () => ({
      retentionMs: limits.retentionMs,
      ...(publishedIdempotencyMs === undefined ? {} : { idempotencyMinMs: publishedIdempotencyMs })
    }),
    availability: () => (assembly.isShut || lock.lost || healer.troubled ? 'unavailable' : 'ready'),
    close() {
      closing ??= close(assembly, options)
      return closing
    },
    corruptions: () => assembly.corruptions,
    settled: assembly.settled
  }
}

function questionsOf({ parts, reading }: Assembly): Pick<EventStore, 'record' | 'read'> {
  const { shelf, tails, details, assertOpen } = parts
  return {
    async record(executionId) {
      assertOpen()
      const entry = shelf.current(executionId)
      if (entry === undefined) return undefined
      assertSound(entry)
      const detail = await details.of(entry)
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
    }
  }
}

/** Takes no more, lets what is on its way finish, and only then gives the directory away. */
async function close({ parts, watches, healer, ...assembly }: Assembly, { lock }: StoreOptions): Promise<void> {
  assembly.shut()
  watches.wakeAll()
  await assembly.settled()
  await healer.stop()
  await assembly.settled()
  await parts.identities().close()
  await parts.journals.closeAll()
  parts.shelf.close()
  await lock.release()
}
