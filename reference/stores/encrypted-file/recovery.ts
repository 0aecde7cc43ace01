import { join } from 'node:path'
import { identitiesFile, journalFile, type StoreCorruption } from './corruption.ts'
import { createEntry, type Entry, mark } from './entry.ts'
import { type ExaminedJournal, examineJournal } from './examine.ts'
import { fileHeaderBytes, readFileHeader } from './file-header.ts'
import { type FileSystem, systemCode } from './file-system.ts'
import { type FoundIdentities, loadIdentities, readIdentities } from './identities.ts'
import { isUuid } from './identity-slot.ts'
import { foldIdentities, type Identity, judge, type Verdict } from './verdict.ts'
import { readUpTo } from './whole-file.ts'

/** What stands in a store's directory. Nothing has been written. */
export interface FoundStore {
  /** Absent where there is no identities file yet. */
  readonly identities: FoundIdentities | undefined
  readonly executions: readonly FoundExecution[]
  readonly corruptions: readonly StoreCorruption[]
}

/** One execution as it was found. */
export interface FoundExecution {
  readonly fileId: string
  readonly identity: Identity | undefined
  /** Absent where there is no journal, or none that can be read. */
  readonly journal: ExaminedJournal | undefined
  readonly verdict: Verdict
}

/** Where a store is and what opens it. */
export interface StorePlace {
  readonly files: FileSystem
  readonly directory: string
  readonly master: Buffer
}

/** Why a directory cannot be read as a store at all. */
export type Unfit = 'key' | 'version'

/** Journals read at a time: more would hold more memory and gain nothing. */
const readers = 4

/**
 * Reads a store: the identities, then every journal whole. It writes nothing, so it can be run at any time and any number of times.
 *
 * @see spec/chapters/26-journal-format.md#recovery
 */
export async function findStore(place: StorePlace): Promise<FoundStore | Unfit> {
  const bytes = await loadIdentities(place.files, place.directory)
  const found = bytes === undefined ? undefined : readIdentities(bytes, place.master)
  if (typeof found === 'string') return found
  const names = (await place.files.list(join(place.directory, 'journals'))).flatMap(executionOf)
  if (found === undefined && names.length > 0 && !(await opensOne(place, names))) return 'key'
  const lost = found === undefined && names.length > 0
  const identities = foldIdentities(found?.slots ?? [])
  const present = new Set(names)
  const hurt = lost || (found?.damages.length ?? 0) > 0
  const corruptions: StoreCorruption[] = (found?.damages ?? []).map(({ at, what }) =>
    corruption(identitiesFile, at, what)
  )
  if (lost) corruptions.push(corruption(identitiesFile, 0, 'missing'))
  const executions = await inTurns(names, (id) => findExecution(place, id, identities.get(id), hurt))
  for (const identity of identities.values()) {
    if (!identity.expired && !present.has(identity.fileId)) executions.push(missing(identity))
  }
  for (const { fileId, journal, verdict } of executions) {
    if (verdict.kind !== 'quarantined') continue
    const file = verdict.what === 'missing' && present.has(fileId) ? identitiesFile : journalFile(fileId)
    corruptions.push({
      ...corruption(file, verdict.at, verdict.what),
      executionId: journal?.claim?.execution_id ?? fileId
    })
  }
  return { identities: found, executions, corruptions }
}

const corruption = (file: string, position: number, what: StoreCorruption['what']): StoreCorruption => ({
  code: 'store_corrupt',
  file,
  position,
  what
})

function executionOf(name: string): string[] {
  const id = name.endsWith('.journal') ? name.slice(0, -'.journal'.length) : ''
  return isUuid(id) ? [id] : []
}

const missing = (identity: Identity): FoundExecution => ({
  fileId: identity.fileId,
  identity,
  journal: undefined,
  verdict: { kind: 'quarantined', at: 0, what: 'missing' }
})

async function findExecution(
  place: StorePlace,
  fileId: string,
  identity: Identity | undefined,
  hurt: boolean
): Promise<FoundExecution> {
  try {
    const bytes = await loadJournal(place, fileId)
    const journal = examineJournal(bytes, fileId, place.master)
    return { fileId, identity, journal, verdict: judge(journal, identity, hurt) }
  } catch (error) {
    const what = systemCode(error) === 'ENOENT' ? 'missing' : 'unreadable'
    return { fileId, identity, journal: undefined, verdict: { kind: 'quarantined', at: 0, what } }
  }
}

/** The bytes of a journal. */
export async function loadJournal({ files, directory }: StorePlace, fileId: string): Promise<Buffer> {
  const path = join(directory, journalFile(fileId))
  const file = await files.open(path, 'read')
  try {
    return await readUpTo(file, (await files.facts(path))?.size ?? 0, 0)
  } finally {
    await file.close()
  }
}

/** Without identities, a journal shows whether the key is this store's. */
async function opensOne(place: StorePlace, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const bytes = await loadJournal(place, name)
    const header = bytes.subarray(0, fileHeaderBytes)
    if (header.length === fileHeaderBytes && readFileHeader(place.master, 'journal', header) !== 'damaged') return true
  }
  return false
}

async function inTurns<Item, Value>(items: readonly Item[], task: (item: Item) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) values.push(await task(item))
  }
  await Promise.all(Array.from({ length: readers }, work))
  return values
}

/** The index entry of an execution that was found. `now` is the store's time. */
export function entryOf(found: FoundExecution, now: number): Entry {
  const { fileId, identity, journal, verdict } = found
  const claim = journal?.claim
  const key =
    identity?.key ??
    (claim?.key === undefined || claim.fingerprint === undefined
      ? undefined
      : { key: claim.key, fingerprint: claim.fingerprint })
  // A clock that was set back must not keep anything for ever.
  const claimedAt = Math.min(identity?.claimedAt ?? (Date.parse(claim?.created_at ?? '') || now), now)
  const entry = createEntry(claim?.execution_id ?? fileId, key, claimedAt)
  entry.cancelRequested = identity?.cancelRequested === true
  entry.quarantined = verdict.kind === 'quarantined'
  entry.broken = verdict.kind === 'interrupted'
  entry.sealedWith = identity?.sealedAt ?? 0
  entry.inDoubt = entry.quarantined && (identity === undefined || identity.inDoubt)
  if (journal === undefined) return entry
  entry.status = journal.status
  entry.lastSequence = journal.lastSequence
  entry.queuedSequence = journal.lastSequence
  entry.ending = journal.terminal
  entry.bytes = journal.bytes
  entry.length = journal.end.at
  entry.disk = journal.end.at
  for (const { first, at } of journal.records) mark(entry, first, at)
  if (verdict.kind === 'served') entry.endedAt = Math.min(identity?.endedAt || now, now)
  return entry
}
