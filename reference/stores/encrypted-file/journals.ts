import { join } from 'node:path'
import { journalFile } from './corruption.ts'
import { type Entry, mark } from './entry.ts'
import { createFileHeader, fileHeaderBytes, readFileHeader } from './file-header.ts'
import type { FileSystem } from './file-system.ts'
import { createGathering } from './gathering.ts'
import { uuidBytes } from './identity-slot.ts'
import { createOpenFiles, type OpenJournal } from './open-files.ts'
import { type PlainRecord, sealedBytes, sealRecord } from './record.ts'
import { readUpTo, writeAll } from './whole-file.ts'

/** The journal files of a store. Nothing here knows what may be written when. */
export interface Journals {
  /** Makes the journal of an execution with its claim and first event, durable by content and name; sets the entry's length. */
  create(entry: Entry, records: readonly PlainRecord[]): Promise<void>
  /** Writes records behind the durable end of a journal and syncs; moves that end. */
  append(entry: Entry, records: readonly PlainRecord[]): Promise<void>
  /** Cuts a journal back to its durable end and syncs, on a descriptor of its own. */
  cutBack(entry: Entry): Promise<void>
  /** @throws where the file header is not that of this execution */
  reading<Value>(entry: Entry, task: (journal: OpenJournal) => Promise<Value>): Promise<Value>
  /** Removes the file; its name is gone for good after the next `syncNames`. */
  remove(fileId: string): Promise<void>
  syncNames(): Promise<void>
  closeAll(): Promise<void>
  readonly open: number
}

/** Thrown where a journal's own header cannot be read. */
export class JournalUnreadable extends Error {
  override readonly name = 'JournalUnreadable'
}

/** Journals kept open unused: a running execution that waits long for its next event is opened again. */
const mostIdle = 256

export function createJournals(options: {
  readonly files: FileSystem
  readonly directory: string
  readonly master: Buffer
  readonly random: (bytes: number) => Buffer
  /** @throws when nothing may be written any more */
  readonly assertOwner: () => void
}): Journals {
  const { files, directory, master, random, assertOwner } = options
  const opened = createOpenFiles(mostIdle)
  const names = createGathering<undefined>(() => files.syncDirectory(join(directory, 'journals')))
  const pathOf = (fileId: string): string => join(directory, journalFile(fileId))

  async function open(fileId: string, how: 'read' | 'write'): Promise<OpenJournal> {
    const file = await files.open(pathOf(fileId), how)
    const keys = readFileHeader(master, 'journal', await readUpTo(file, fileHeaderBytes, 0))
    if (typeof keys !== 'string' && keys.id.equals(uuidBytes(fileId))) return { file, keys }
    await file.close()
    throw new JournalUnreadable('The header of a journal cannot be read.')
  }

  const use = <Value>(entry: Entry, task: (journal: OpenJournal) => Promise<Value>): Promise<Value> =>
    opened.use(entry.fileId, () => open(entry.fileId, entry.endedAt === 0 ? 'write' : 'read'), task)

  function moveEnd(entry: Entry, records: readonly PlainRecord[]): void {
    for (const { first, payload } of records) {
      mark(entry, first, entry.length)
      entry.length += sealedBytes(payload.length)
    }
  }

  return {
    async create(entry, records) {
      assertOwner()
      const id = entry.fileId
      const file = await files.open(pathOf(id), 'create')
      const { header, keys } = createFileHeader(master, 'journal', uuidBytes(id), random)
      opened.put(id, { file, keys })
      const bytes = Buffer.concat([header, sealAll(records, keys, random)])
      await use(entry, async (journal) => {
        await writeAll(journal.file, bytes, 0)
        await Promise.all([journal.file.sync(), names.add(undefined)])
      })
      entry.length = fileHeaderBytes
      moveEnd(entry, records)
    },
    async append(entry, records) {
      assertOwner()
      await use(entry, async ({ file, keys }) => {
        await writeAll(file, sealAll(records, keys, random), entry.length)
        await file.sync()
      })
      moveEnd(entry, records)
    },
    async cutBack(entry) {
      assertOwner()
      await opened.drop(entry.fileId)
      await use(entry, async ({ file }) => {
        await file.truncate(entry.length)
        await file.sync()
      })
    },
    reading: use,
    async remove(fileId) {
      assertOwner()
      await opened.drop(fileId)
      await files.unlink(pathOf(fileId))
    },
    syncNames: () => names.add(undefined),
    closeAll: () => opened.closeAll(),
    get open() {
      return opened.size
    }
  }
}

function sealAll(
  records: readonly PlainRecord[],
  keys: OpenJournal['keys'],
  random: (bytes: number) => Buffer
): Buffer {
  const size = records.reduce((sum, { payload }) => sum + sealedBytes(payload.length), 0)
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  let before = 0
  for (const record of records) {
    at = sealRecord(record, before, keys, random, bytes, at)
    before += record.count
  }
  return bytes
}
