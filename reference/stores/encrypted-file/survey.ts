import { join } from 'node:path'
import { identitiesFile, type StoreCorruption } from './corruption.ts'
import { probeLock } from './directory-lock.ts'
import { loadIdentities, readIdentities } from './identities.ts'
import { type FoundStore, findStore, type StorePlace, type Unfit } from './recovery.ts'
import { foldIdentities } from './verdict.ts'

/** Whether a process has the store open; `unknown` without the `flock` command. */
export type StoreOwner = 'none' | 'alive' | 'unknown'

/** What a store's files say of themselves when every byte of them was read. */
export interface StoreVerification {
  readonly owner: StoreOwner
  readonly executions: number
  /** With a terminal event. */
  readonly ended: number
  /** Without one: running, or interrupted when nobody owns the store. */
  readonly open: number
  /** Claims that were never answered, and what has expired and is not removed yet. */
  readonly leftovers: number
  readonly events: number
  /** Journals that end in a write that was cut off, or that is under way. */
  readonly torn: number
  readonly corruptions: readonly StoreCorruption[]
}

/** What a store holds, from its identities and the sizes of its files. */
export interface StoreStatistics {
  readonly owner: StoreOwner
  readonly executions: number
  readonly sealed: number
  readonly open: number
  readonly with_idempotency_key: number
  readonly journals: number
  readonly journal_bytes: number
  readonly identities_bytes: number
  /** RFC 3339; absent without executions. */
  readonly oldest_claim?: string
  readonly newest_claim?: string
}

/** Why there is nothing to survey. */
export type NoStore = Unfit | 'no store'

/** A store that is being written is read so often at most, to tell damage from what was under way. */
const looks = 3

/**
 * Reads every byte of a store and changes none. It may be open in another process: what then looks like damage only once was a file caught
 * between two writes, and is not reported.
 */
export async function verifyStore(place: StorePlace): Promise<StoreVerification | NoStore> {
  const owner = await ownerOf(place)
  if (owner === 'no store') return owner
  let found = await findStore(place)
  if (typeof found === 'string') return found
  let { corruptions } = found
  for (let look = 1; look < looks && owner !== 'none' && corruptions.length > 0; look += 1) {
    const again = await findStore(place)
    if (typeof again === 'string') return again
    found = again
    corruptions = corruptions.filter((one) => again.corruptions.some((other) => isSame(one, other)))
  }
  return { owner, ...countsOf(found), corruptions }
}

const isSame = (one: StoreCorruption, other: StoreCorruption): boolean =>
  one.file === other.file && one.position === other.position && one.what === other.what

function countsOf({ executions }: FoundStore) {
  const of = (kind: string): number => executions.filter(({ verdict }) => verdict.kind === kind).length
  return {
    executions: executions.length - of('removed'),
    ended: of('served'),
    open: of('interrupted'),
    leftovers: of('removed'),
    events: executions.reduce((sum, { journal }) => sum + (journal?.lastSequence ?? 0), 0),
    torn: executions.filter(({ journal }) => journal?.end.kind === 'torn').length
  }
}

/** Counts what the identities file knows, and the files' sizes. Journals are not opened. */
export async function surveyStore(place: StorePlace): Promise<StoreStatistics | NoStore> {
  const owner = await ownerOf(place)
  if (owner === 'no store') return owner
  const bytes = (await loadIdentities(place.files, place.directory)) ?? Buffer.alloc(0)
  const found = bytes.length === 0 ? undefined : readIdentities(bytes, place.master)
  if (typeof found === 'string') return found
  const known = [...foldIdentities(found?.slots ?? []).values()].filter(({ expired }) => !expired)
  const claims = known.map(({ claimedAt }) => claimedAt)
  const sealed = known.filter(({ sealedAt }) => sealedAt !== undefined).length
  const ages = claims.length === 0 ? {} : { oldest_claim: time(Math.min, claims), newest_claim: time(Math.max, claims) }
  return {
    owner,
    executions: known.length,
    sealed,
    open: known.length - sealed,
    with_idempotency_key: known.filter(({ key }) => key !== undefined).length,
    ...(await journalSizes(place)),
    identities_bytes: bytes.length,
    ...ages
  }
}

const time = (pick: (a: number, b: number) => number, claims: readonly number[]): string =>
  new Date(claims.reduce((a, b) => pick(a, b))).toISOString()

async function journalSizes({ files, directory }: StorePlace) {
  const path = join(directory, 'journals')
  let bytes = 0
  const names = await files.list(path)
  for (const name of names) bytes += (await files.facts(join(path, name)))?.size ?? 0
  return { journals: names.length, journal_bytes: bytes }
}

async function ownerOf({ files, directory }: StorePlace): Promise<StoreOwner | 'no store'> {
  const journals = await files.facts(join(directory, 'journals'))
  if (journals?.kind !== 'directory') return 'no store'
  const known =
    (await files.facts(join(directory, identitiesFile))) ?? (await files.list(join(directory, 'journals')))[0]
  if (known === undefined) return 'no store'
  return (await files.facts(join(directory, 'lock'))) === undefined ? 'none' : probeLock(directory)
}
