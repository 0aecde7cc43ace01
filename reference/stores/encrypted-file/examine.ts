import type { ExecutionStatus } from '../../../generated/types.ts'
import { type ClaimLine, fromRecord } from './event-lines.ts'
import { fileHeaderBytes, readFileHeader } from './file-header.ts'
import { uuidBytes } from './identity-slot.ts'
import { type WalkEnd, walkRecords } from './walk.ts'

/** What a journal holds, read from its first byte to its last. */
export interface ExaminedJournal {
  readonly end: WalkEnd
  readonly claim?: ClaimLine
  /** 0 without a whole record. */
  readonly lastSequence: number
  readonly status: ExecutionStatus
  readonly terminal: boolean
  /** UTF-8 bytes of the events and of the claim. */
  readonly bytes: number
  readonly records: readonly { readonly first: number; readonly at: number; readonly nonce: string }[]
}

const nothing = { lastSequence: 0, status: 'accepted', terminal: false, bytes: 0, records: [] } as const

/**
 * Opens every record of the journal of an execution and tells what stands there. It judges the file alone: whether a journal may end where
 * it does, the identity knows.
 *
 * @see spec/chapters/26-journal-format.md#recovery
 */
export function examineJournal(bytes: Buffer, fileId: string, master: Buffer): ExaminedJournal {
  const header = bytes.subarray(0, fileHeaderBytes)
  // A power cut may leave the name of a file that was never written, or its length without its bytes.
  if (header.length < fileHeaderBytes || header.every((byte) => byte === 0)) {
    return { ...nothing, end: { kind: 'torn', at: 0 } }
  }
  const keys = readFileHeader(master, 'journal', header)
  if (typeof keys === 'string' || !keys.id.equals(uuidBytes(fileId))) {
    const what = keys === 'version' ? 'format version' : 'file header'
    return { ...nothing, end: { kind: 'damaged', at: 0, what } }
  }
  return examineRecords(bytes, keys)
}

function examineRecords(bytes: Buffer, keys: Parameters<typeof walkRecords>[3]): ExaminedJournal {
  let claim: ClaimLine | undefined
  let lastSequence = 0
  let status: ExecutionStatus = 'accepted'
  let terminal = false
  let size = 0
  const records: { first: number; at: number; nonce: string }[] = []
  const end = walkRecords(bytes, fileHeaderBytes, 1, keys, (record) => {
    const { at, header } = record
    const read = fromRecord(record)
    claim ??= read.claim
    if (read.claim !== undefined) size += Buffer.byteLength(JSON.stringify(read.claim))
    for (const event of read.events) size += Buffer.byteLength(event.data)
    lastSequence = header.first + header.count - 1
    status = read.events.at(-1)?.status ?? status
    terminal = header.terminal
    records.push({ first: header.first, at, nonce: header.nonce.toString('hex') })
  })
  return { end, lastSequence, status, terminal, bytes: size, records, ...(claim === undefined ? {} : { claim }) }
}
