import { join } from 'node:path'
import { interruptedEnding } from '../../core/interrupted-work.ts'
import type { Clock } from '../../core/ports.ts'
import type { Appends } from './appends.ts'
import type { Entry } from './entry.ts'
import { type FileSystem, systemCode } from './file-system.ts'
import type { Identities } from './identities.ts'
import type { Journals } from './journals.ts'
import type { Retiring } from './retiring.ts'
import { writeAll } from './whole-file.ts'

/** Makes good what a failed write or a dead process left behind. */
export interface Healer {
  /** Something could not be written, and why. */
  onTrouble(reason: unknown): void
  /** Tries to make everything good now. It never rejects; what it could not do is tried again. */
  heal(): Promise<void>
  /** Whether something is not good. */
  readonly troubled: boolean
  stop(): Promise<void>
}

export interface HealerOptions {
  readonly files: FileSystem
  readonly directory: string
  readonly clock: Clock
  readonly journals: Journals
  readonly identities: () => Identities
  readonly appends: Appends
  readonly retiring: Retiring
  readonly leftovers: Set<string>
  readonly entries: () => Iterable<Entry>
  /** Hears once that the store cannot be written, with the system's code, and once that it can again. */
  readonly onState: (state: 'unavailable' | 'ready', code?: string) => void
}

/** Between two tries, in milliseconds. */
const pauseMs = 1000

/**
 * The same work after a crash and after a failed write: identities first, then a trial of the disk, then every open journal that nobody
 * writes any more gets its terminal event, every ended one its seal, and what is to go goes. Each step can be cut off at any point and
 * done again.
 *
 * @see spec/chapters/26-journal-format.md#recovery
 */
export function createHealer(options: HealerOptions): Healer {
  const { clock, journals, identities, appends, retiring, leftovers, entries, onState } = options
  let troubled = false
  let trouble = 0
  let stopped = false
  let running: Promise<void> | undefined
  let stopTimer: (() => void) | undefined

  async function end(entry: Entry): Promise<void> {
    await journals.cutBack(entry)
    const time = new Date(clock.now()).toISOString()
    await appends.end(entry, interruptedEnding(entry.executionId, entry.lastSequence + 1, time))
  }

  async function removeLeftovers(): Promise<void> {
    if (leftovers.size === 0) return
    for (const fileId of [...leftovers]) {
      await journals.remove(fileId).catch(ignoreMissing)
      leftovers.delete(fileId)
    }
    await journals.syncNames()
  }

  async function steps(): Promise<void> {
    if (identities().broken) await identities().repair()
    if (troubled) await tryDisk(options)
    await removeLeftovers()
    for (const entry of [...entries()]) {
      if (entry.quarantined) continue
      if (entry.endedAt === 0 && entry.broken) await end(entry)
      else if (entry.endedAt > 0 && entry.sealedWith === 0) await appends.seal(entry)
    }
    await retiring.retry()
  }

  async function heal(): Promise<void> {
    const before = trouble
    try {
      await steps()
      if (trouble === before) settle()
    } catch (reason) {
      begin(reason)
    }
    if (troubled) later()
  }

  function begin(reason: unknown): void {
    if (!troubled) onState('unavailable', systemCode(reason))
    troubled = true
  }

  function settle(): void {
    if (troubled) onState('ready')
    troubled = false
  }

  function later(): void {
    if (stopped || stopTimer !== undefined) return
    const again = (): void => {
      stopTimer = undefined
      void once()
    }
    stopTimer = clock.after(pauseMs, again, { background: true })
  }

  function once(): Promise<void> {
    running ??= heal().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    onTrouble(reason) {
      begin(reason)
      trouble += 1
      later()
    },
    heal: once,
    get troubled() {
      return troubled
    },
    async stop() {
      stopped = true
      stopTimer?.()
      await running
    }
  }
}

function ignoreMissing(error: unknown): void {
  if (systemCode(error) !== 'ENOENT') throw error
}

/** The store says that it is available again only after the disk has taken something. */
async function tryDisk({ files, directory }: HealerOptions): Promise<void> {
  const path = join(directory, 'trial')
  await files.unlink(path).catch(ignoreMissing)
  const file = await files.open(path, 'create')
  try {
    await writeAll(file, Buffer.alloc(4096, 1), 0)
    await file.sync()
  } finally {
    await file.close()
    await files.unlink(path).catch(ignoreMissing)
  }
}
