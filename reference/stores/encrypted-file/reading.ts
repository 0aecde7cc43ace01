import { storeFailure } from '../../core/errors.ts'
import type { StoredEvent } from '../../core/ports.ts'
import type { Entry } from './entry.ts'
import { type ClaimLine, fromRecord } from './event-lines.ts'
import { fileHeaderBytes } from './file-header.ts'
import { systemCode } from './file-system.ts'
import { type Journals, JournalUnreadable } from './journals.ts'
import type { OpenJournal } from './open-files.ts'
import { openRecord } from './record.ts'
import { type RecordHeader, readRecordHeader, recordBytes, recordHeaderBytes } from './record-header.ts'
import type { Damage, WalkedRecord } from './walk.ts'
import { readUpTo } from './whole-file.ts'

/** Reads from journals. Damage that it meets is told to `damaged`, and rejects as `corrupt`. */
export interface Reading {
  /** At most `limit` durable events after a cursor. Opens the records that hold them and at most a few kilobytes more. */
  events(entry: Entry, after: number, limit: number): Promise<readonly StoredEvent[]>
  claim(entry: Entry): Promise<ClaimLine>
}

/** Bytes asked of the disk at a time. */
const window = 64 * 1024

class Damaged extends Error {
  override readonly name = 'Damaged'
  readonly position: number
  readonly what: Damage

  constructor(position: number, what: Damage) {
    super('A journal is damaged.')
    this.position = position
    this.what = what
  }
}

export function createReading(
  journals: Journals,
  damaged: (entry: Entry, position: number, what: Damage) => void
): Reading {
  async function guarded<Value>(entry: Entry, task: (journal: OpenJournal) => Promise<Value>): Promise<Value> {
    try {
      return await journals.reading(entry, task)
    } catch (error) {
      if (error instanceof Damaged) damaged(entry, error.position, error.what)
      else if (error instanceof JournalUnreadable) damaged(entry, 0, 'file header')
      else if (systemCode(error) === 'ENOENT') damaged(entry, 0, 'missing')
      else throw storeFailure('unavailable')
      throw storeFailure('corrupt')
    }
  }

  return {
    events: (entry, after, limit) => guarded(entry, (journal) => collect(journal, entry, after, limit)),
    claim: (entry) =>
      guarded(entry, async (journal) => {
        const bytes = createWindow(journal, entry.length)
        const { claim } = fromRecord(await bytes.open(fileHeaderBytes, await bytes.header(fileHeaderBytes, 1)))
        if (claim === undefined) throw new Damaged(fileHeaderBytes, 'order')
        return claim
      })
  }
}

async function collect(
  journal: OpenJournal,
  entry: Entry,
  after: number,
  limit: number
): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = []
  const last = Math.min(entry.lastSequence, after + limit)
  const bytes = createWindow(journal, entry.length)
  let { at, due } = startOf(entry, after + 1)
  while (due <= last) {
    const header = await bytes.header(at, due)
    if (due + header.count > after + 1) {
      for (const event of fromRecord(await bytes.open(at, header)).events) {
        if (event.sequence > after && event.sequence <= last) events.push(event)
      }
    }
    at += recordBytes(header)
    due += header.count
  }
  return events
}

/** The last mark at or before a sequence. */
function startOf({ marks }: Entry, sequence: number): { at: number; due: number } {
  let low = 0
  let high = marks.length / 2 - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((marks[middle * 2] ?? 0) <= sequence) low = middle
    else high = middle - 1
  }
  return { due: marks[low * 2] ?? 1, at: marks[low * 2 + 1] ?? fileHeaderBytes }
}

/** A view of a journal up to its durable end, read in pieces. */
function createWindow({ file, keys }: OpenJournal, end: number) {
  let bytes: Buffer = Buffer.alloc(0)
  let from = 0

  async function cover(at: number, length: number): Promise<number> {
    if (at < from || at + length > from + bytes.length) {
      bytes = await readUpTo(file, Math.min(Math.max(length, window), end - at), at)
      from = at
    }
    return at - from
  }

  return {
    async header(at: number, due: number): Promise<RecordHeader> {
      const offset = await cover(at, recordHeaderBytes)
      if (bytes.length - offset < recordHeaderBytes) throw new Damaged(at, 'cut short')
      const header = readRecordHeader(bytes.subarray(offset, offset + recordHeaderBytes), keys)
      if (header === undefined) throw new Damaged(at, 'record header')
      if (header.first !== due) throw new Damaged(at, 'order')
      return header
    },
    async open(at: number, header: RecordHeader): Promise<Pick<WalkedRecord, 'header' | 'payload'>> {
      const size = recordBytes(header)
      const offset = await cover(at, size)
      if (bytes.length - offset < size) throw new Damaged(at, 'cut short')
      const payload = openRecord(bytes, offset, header, keys)
      if (payload === undefined) throw new Damaged(at, 'record')
      return { header, payload }
    }
  }
}
