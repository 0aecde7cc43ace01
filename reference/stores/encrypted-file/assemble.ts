import { storeFailure } from '../../core/errors.ts'
import type { Clock } from '../../core/ports.ts'
import { type Appends, createAppends, type ExecutionLimits } from './appends.ts'
import { createBackground } from './background.ts'
import type { BudgetLimits } from './budget.ts'
import { type Claims, createClaims } from './claims.ts'
import { journalFile, type StoreCorruption } from './corruption.ts'
import { createDetails } from './details.ts'
import type { DirectoryLock } from './directory-lock.ts'
import { standingSlot } from './entry.ts'
import type { FileSystem } from './file-system.ts'
import { createHealer, type Healer } from './healer.ts'
import type { Identities, IdentitiesOptions } from './identities.ts'
import { createJournals } from './journals.ts'
import type { StoreParts } from './parts.ts'
import { createRandomPool } from './random-pool.ts'
import { createReading, type Reading } from './reading.ts'
import type { FoundStore } from './recovery.ts'
import { createRetiring } from './retiring.ts'
import { createShelf } from './shelf.ts'
import { createTails } from './tails.ts'
import { createWatches, type Watches } from './watches.ts'

/** What a store is made of. */
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

/** A store's parts, wired. Its identities come later: they are opened over what the parts know. */
export interface Assembly {
  readonly parts: StoreParts
  readonly reading: Reading
  readonly watches: Watches
  readonly appends: Appends
  readonly claims: Claims
  readonly healer: Healer
  readonly corruptions: StoreCorruption[]
  readonly report: (corruption: StoreCorruption) => void
  /** How the identities file is opened. */
  readonly identitiesOptions: IdentitiesOptions
  setIdentities(opened: Identities): void
  /** Takes no more. */
  shut(): void
  readonly isShut: boolean
  /** Resolves once nothing is on its way to the disk. */
  settled(): Promise<void>
}

/** What live readers may cost in memory. */
const tailBytes = 64 * 1024 * 1024

export function assemble(options: StoreOptions): Assembly {
  const { files, directory, master, clock, lock, limits, random = createRandomPool() } = options
  const corruptions: StoreCorruption[] = []
  const background = createBackground()
  let identities: Identities | undefined
  let shut = false

  const assertOwner = refusing(() => lock.lost)
  const theIdentities = (): Identities => {
    if (identities === undefined) throw storeFailure('unavailable')
    return identities
  }
  const onTrouble = (reason: unknown): void => healer.onTrouble(reason)
  const report = (corruption: StoreCorruption): void => {
    corruptions.push(corruption)
    options.onCorruption(corruption)
  }
  const journals = createJournals({ files, directory, master, random, assertOwner })
  const retiring = createRetiring({ identities: theIdentities, journals, onTrouble })
  const tails = createTails(tailBytes)
  const shelf = createShelf({
    clock,
    limits,
    fixedDisk: () => identities?.bytes ?? 0,
    evict(entry) {
      tails.forget(entry.executionId)
      parts.details.forget(entry.executionId)
      background.add(retiring.retire(entry))
    }
  })
  const watches = createWatches(() => parts)
  const reading = createReading(journals, (entry, position, what) => {
    if (entry.quarantined) return
    entry.quarantined = true
    tails.forget(entry.executionId)
    const { executionId } = entry
    report({ code: 'store_corrupt', file: journalFile(entry.fileId), position, what, executionId })
    watches.wake(executionId)
  })
  const parts: StoreParts = {
    shelf,
    journals,
    identities: theIdentities,
    tails,
    details: createDetails(reading),
    assertOpen: refusing(() => shut),
    onTrouble,
    inBackground: background.add,
    wake: watches.wake,
    ended: watches.ended
  }
  const appends = createAppends(parts, limits)
  const claims = createClaims(parts, limits)
  const { leftovers } = claims
  const { entries } = shelf
  const { onState } = options
  const healing = { files, directory, clock, journals, appends, retiring, leftovers, entries, onState }
  const healer = createHealer({ ...healing, identities: theIdentities })
  return {
    parts,
    reading,
    watches,
    appends,
    claims,
    healer,
    corruptions,
    report,
    identitiesOptions: {
      files,
      directory,
      master,
      random,
      assertOwner,
      *live() {
        yield* retiring.slots()
        for (const entry of shelf.entries()) yield standingSlot(entry)
      },
      liveCount: () => retiring.size + shelf.budget.records,
      beforeRewrite: journals.syncNames
    },
    setIdentities(opened) {
      identities = opened
    },
    shut() {
      shut = true
    },
    get isShut() {
      return shut
    },
    async settled() {
      await claims.settled()
      await appends.settled()
      await background.settled()
    }
  }
}

/** Throws the store's refusal while something holds. */
function refusing(holds: () => boolean): () => void {
  return () => {
    if (holds()) throw storeFailure('unavailable')
  }
}
