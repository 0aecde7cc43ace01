import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFileHeader, fileHeaderBytes } from './file-header.ts'
import type { FileKeys } from './file-keys.ts'
import { type PlainRecord, sealedBytes, sealRecord } from './record.ts'
import { type WalkEnd, walkRecords } from './walk.ts'

const master = Buffer.alloc(32, 7)

interface Made {
  readonly bytes: Buffer
  readonly keys: FileKeys
  /** Where each record begins, and where the last ends. */
  readonly at: readonly number[]
}

/** A file of records of three events; each list is one write. */
function file(writes: readonly (readonly string[])[], id = 1, terminal = false): Made {
  const { header, keys } = createFileHeader(master, 'journal', Buffer.alloc(16, id), randomBytes)
  const at = [fileHeaderBytes]
  const parts = [header]
  let first = 1
  writes.forEach((texts, write) => {
    texts.forEach((text, n) => {
      const last = terminal && write === writes.length - 1 && n === texts.length - 1
      const record: PlainRecord = { first, count: 3, claim: false, terminal: last, payload: Buffer.from(text) }
      const bytes = Buffer.alloc(sealedBytes(record.payload.length))
      sealRecord(record, n * 3, keys, randomBytes, bytes, 0)
      parts.push(bytes)
      at.push((at.at(-1) ?? 0) + bytes.length)
      first += 3
    })
  })
  return { bytes: Buffer.concat(parts), keys, at }
}

function walked({ bytes, keys }: Pick<Made, 'bytes' | 'keys'>): { texts: string[]; end: WalkEnd } {
  const texts: string[] = []
  const end = walkRecords(bytes, fileHeaderBytes, 1, keys, ({ payload }) => {
    texts.push(payload.toString('utf8').replaceAll('\n', ''))
  })
  return { texts, end }
}

const part = ({ bytes, at }: Made, n: number): Buffer => bytes.subarray(at[n], at[n + 1])
const header = ({ bytes }: Made): Buffer => bytes.subarray(0, fileHeaderBytes)
const of = (made: Made, ...parts: readonly Buffer[]) => ({
  keys: made.keys,
  bytes: Buffer.concat([header(made), ...parts])
})

const long = 'x'.repeat(3000)

test('records are read back as they were written, whatever their length', () => {
  const texts = ['a', 'b'.repeat(15), 'c'.repeat(16), 'd'.repeat(17), 'Grüße 👋', long]
  const made = file(texts.map((text) => [text]))
  expect(walked(made)).toEqual({ texts, end: { kind: 'whole', at: made.bytes.length } })
})

test('case 144: a damaged length is damage where it stands, be it longer or shorter, and in the last record too', () => {
  const made = file([['a'], ['b'], ['c']])
  for (const [n, at] of made.at.slice(0, -1).entries()) {
    for (const length of [16, 32, 48, 1024, 0x7fffffff]) {
      const bytes = Buffer.from(made.bytes)
      if (bytes.readUInt32BE(at) === length) continue
      bytes.writeUInt32BE(length, at)
      expect(walked({ ...made, bytes })).toEqual({
        texts: ['a', 'b', 'c'].slice(0, n),
        end: { kind: 'damaged', at, what: 'record header' }
      })
    }
  }
})

test('case 140: a record that ends too early with another behind it is damage', () => {
  const made = file([['a'], [long], ['c']])
  const cut = part(made, 1).subarray(0, -32)
  expect(walked(of(made, part(made, 0), cut, part(made, 2))).end).toEqual({
    kind: 'damaged',
    at: made.at[1],
    what: 'record'
  })
})

test('case 146: swapped, doubled, removed and foreign records are damage where the order breaks', () => {
  const made = file([['a'], ['b'], ['c']])
  const [a, b, c] = [0, 1, 2].map((n) => part(made, n)) as [Buffer, Buffer, Buffer]
  const other = file([['x'], ['y'], ['z']], 2)
  const twin = file([['x'], ['y'], ['z']], 1)
  const at = made.at[1]
  expect(walked(of(made, a, c, b)).end).toEqual({ kind: 'damaged', at, what: 'order' })
  expect(walked(of(made, a, a, b, c)).end).toEqual({ kind: 'damaged', at, what: 'order' })
  expect(walked(of(made, a, c)).end).toEqual({ kind: 'damaged', at, what: 'order' })
  for (const foreign of [other, twin]) {
    expect(walked(of(made, a, part(foreign, 1), c)).end).toEqual({ kind: 'damaged', at, what: 'record header' })
  }
})

test('nothing follows a terminal record', () => {
  const made = file([['a'], ['b']], 1, true)
  const end = { kind: 'damaged', at: made.bytes.length, what: 'after the end' }
  expect(walked({ ...made, bytes: Buffer.concat([made.bytes, Buffer.alloc(1)]) }).end).toEqual(end)
})

test('case 141: a file that ends within a record is torn there, at every byte', () => {
  const made = file([['a'], [long]])
  const at = made.at[1] ?? 0
  for (let length = at + 1; length < made.bytes.length; length += 1) {
    expect(walked({ ...made, bytes: made.bytes.subarray(0, length) }).end).toEqual({ kind: 'torn', at })
  }
})

test('a last write of which a sector was never written is torn, wherever the hole is', () => {
  const made = file([['a'], [long, 'b', long, 'c']])
  const from = made.at[1] ?? 0
  for (let sector = Math.floor(from / 512); sector * 512 < made.bytes.length; sector += 1) {
    const bytes = Buffer.from(made.bytes)
    bytes.fill(0, Math.max(sector * 512, from), Math.min((sector + 1) * 512, bytes.length))
    const { end } = walked({ ...made, bytes })
    const torn = made.at.findLast((at) => at <= Math.max(sector * 512, from)) ?? 0
    expect(end).toEqual({ kind: 'torn', at: torn })
  }
})

test('a hole in what a later write shows to have been durable is damage', () => {
  const made = file([['a'], [long], ['c']])
  const bytes = Buffer.from(made.bytes)
  bytes.fill(0, 1024, 1536)
  expect(walked({ ...made, bytes }).end).toEqual({ kind: 'damaged', at: made.at[1], what: 'record' })
})
