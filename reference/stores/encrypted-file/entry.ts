import type { ExecutionStatus } from '../../../generated/types.ts'
import { fileIdOf, type IdentityKind, type IdentitySlot, type KeyDigests } from './identity-slot.ts'

/** What memory holds of one execution: an index, and none of its events. Times are the store's, in milliseconds since the epoch. */
export interface Entry {
  readonly executionId: string
  /** What it is called in files. */
  readonly fileId: string
  readonly key: KeyDigests | undefined
  readonly claimedAt: number
  /** 0 while it runs. */
  endedAt: number
  status: ExecutionStatus
  /** Of the last event that is durable. */
  lastSequence: number
  /** Of the last event that was taken, durable or on its way. */
  queuedSequence: number
  /** A terminal event was taken. */
  ending: boolean
  /** UTF-8 bytes of the events taken and of the claim. */
  bytes: number
  /** Durable bytes of the journal: where the next record goes. */
  length: number
  /** What is counted for its journal on the disk, with what is on its way. */
  disk: number
  /** Where to begin reading: first sequence and position of a record, by turns, ascending. */
  readonly marks: number[]
  cancelRequested: boolean
  /** Sequence of the terminal event that its identity is sealed with; 0 while it is not. */
  sealedWith: number
  /** Its identity was lost, and its journal does not prove itself. */
  inDoubt: boolean
  /** A write failed: nothing is appended before the journal was cut back and ended. */
  broken: boolean
  /** Damage was found: neither read nor written any more. */
  quarantined: boolean
  watched: number
}

/** An entry of which nothing is stored yet. */
export function createEntry(executionId: string, key: KeyDigests | undefined, claimedAt: number): Entry {
  return {
    executionId,
    fileId: fileIdOf(executionId),
    key,
    claimedAt,
    endedAt: 0,
    status: 'accepted',
    lastSequence: 0,
    queuedSequence: 0,
    ending: false,
    bytes: 0,
    length: 0,
    disk: 0,
    marks: [],
    cancelRequested: false,
    sealedWith: 0,
    inDoubt: false,
    broken: false,
    quarantined: false,
    watched: 0
  }
}

/** Bytes of a journal between two marks, at least. */
const markEvery = 16 * 1024

/** Notes where a record stands, unless one near before it is noted. */
export function mark(entry: Entry, first: number, at: number): void {
  const last = entry.marks.at(-1)
  if (last === undefined || at - last >= markEvery) entry.marks.push(first, at)
}

/** What the identities file is told of an entry. */
export function slotOf(entry: Entry, kind: IdentityKind): IdentitySlot {
  const { fileId, key, cancelRequested, claimedAt, endedAt } = entry
  const asked = cancelRequested || kind === 'cancel requested'
  const over = kind === 'sealed' || kind === 'expired'
  return {
    kind,
    fileId,
    key,
    cancelRequested: asked,
    claimedAt,
    endedAt,
    lastSequence: over ? entry.sealedWith || entry.lastSequence : 0
  }
}

/** What a new identities file must say of an entry. */
export function standingSlot(entry: Entry): IdentitySlot {
  if (entry.sealedWith > 0 || entry.endedAt > 0) return slotOf(entry, 'sealed')
  return slotOf(entry, entry.inDoubt ? 'in doubt' : 'claimed')
}
