import { type CampaignBench, directory } from './bench.ts'
import { type Case, judgeImage } from './case.ts'
import type { DiskImage } from './disk.ts'
import type { Expected, Fate } from './judge.ts'
import { journalOf, type Left, leftBy, plain } from './stories.ts'
import { executionIdOf, type Witnessed } from './witness.ts'

/** The document's lengths: of a file's header, and of an entry of `identities`, which has its header twice. */
const fileHeaderBytes = 64
const slotBytes = 176

const identities = `${directory}/identities`

const fileIn = (image: DiskImage, path: string): Buffer => {
  const content = image.get(path)
  if (!Buffer.isBuffer(content)) throw new Error(`${path} is not there`)
  return content
}

const withFile = (image: DiskImage, path: string, content: Buffer): DiskImage => new Map([...image, [path, content]])

const only = (fate: Fate): Expected => ({ fates: [fate] })
const hurt: Expected = { fates: ['sound', 'corrupt'] }

/** The first execution comes to this, the others are untouched. */
const first =
  (expected: Expected) =>
  (seen: Witnessed): Expected =>
    seen.executionId === executionIdOf(1) ? expected : only('sound')

/** What a journal that is cut at `length` must come to: the calls that were answered when it was no longer than that. */
function afterCut({ lengths }: Left, length: number, sealed: boolean): Expected {
  if (sealed) return { fates: ['corrupt'], reportedBy: length }
  const whole = (lengths.get(1) ?? []).filter((each) => each.length <= length).at(-1)
  return whole === undefined ? only('corrupt') : { fates: ['sound'], atLeast: whole.owed, atMost: whole.owed }
}

/** The journal of one execution, and the identities, cut at every byte. */
export function cuts(left: Left, sealed: boolean): Case[] {
  const state = sealed ? 'sealed' : 'running'
  const journal = fileIn(left.image, journalOf(1))
  const known = fileIn(left.image, identities)
  const at = (bytes: Buffer): number[] => Array.from({ length: bytes.length }, (_, length) => length)
  return [
    ...at(journal).map((length) => ({
      name: `cut: ${state} journal at ${length}`,
      run: (bench: CampaignBench) =>
        judgeImage(
          withFile(left.image, journalOf(1), journal.subarray(0, length)),
          left.witnessed,
          bench,
          first(afterCut(left, length, sealed))
        )
    })),
    ...at(known).map((length) => ({
      name: `cut: identities of a ${state} one at ${length}`,
      run: (bench: CampaignBench) =>
        judgeImage(
          withFile(left.image, identities, known.subarray(0, length)),
          left.witnessed,
          bench,
          () => hurt,
          length < fileHeaderBytes
        )
    }))
  ]
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  return copy
}

/** Every single bit of a journal, and of the identities, flipped. */
export function flips(left: Left, sealed: boolean): Case[] {
  const state = sealed ? 'sealed' : 'running'
  const cases = (path: string, name: string, expected: (byte: number) => (seen: Witnessed) => Expected): Case[] => {
    const bytes = fileIn(left.image, path)
    return Array.from({ length: bytes.length * 8 }, (_, bit) => ({
      name: `flip: bit ${bit} of ${name}`,
      run: (bench: CampaignBench) =>
        judgeImage(withFile(left.image, path, flipped(bytes, bit)), left.witnessed, bench, expected(bit >> 3))
    }))
  }
  return [
    ...cases(journalOf(1), `a ${state} journal`, (byte) => first({ fates: ['corrupt'], reportedBy: byte })),
    ...cases(identities, `the identities of a ${state} one`, () => () => hurt)
  ]
}

/** The file header and the records of a journal, taken apart where its length was when a call was answered. */
function partsOf(left: Left, n: number): Buffer[] {
  const bytes = fileIn(left.image, journalOf(n))
  const ends = [fileHeaderBytes, ...(left.lengths.get(n) ?? []).map(({ length }) => length)]
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end))
}

function slotsOf(left: Left): Buffer[] {
  const bytes = fileIn(left.image, identities)
  const parts = [bytes.subarray(0, 2 * fileHeaderBytes)]
  for (let at = 2 * fileHeaderBytes; at < bytes.length; at += slotBytes) parts.push(bytes.subarray(at, at + slotBytes))
  return parts
}

/** Every pair swapped, every part left out, doubled at every place, and put where a part of another file stands. The header stays first. */
function rearranged(parts: readonly Buffer[], others: readonly Buffer[]): { name: string; parts: Buffer[] }[] {
  const found: { name: string; parts: Buffer[] }[] = []
  const records = parts.map((_, at) => at).slice(1)
  for (const i of records) {
    const part = parts[i] ?? Buffer.alloc(0)
    found.push({ name: `${i} removed`, parts: parts.toSpliced(i, 1) })
    for (const j of records) {
      const other = parts[j] ?? Buffer.alloc(0)
      if (j > i) found.push({ name: `${i} and ${j} swapped`, parts: parts.with(i, other).with(j, part) })
      found.push({ name: `${i} doubled at ${j}`, parts: parts.toSpliced(j, 0, part) })
    }
    found.push({ name: `${i} doubled at the end`, parts: [...parts, part] })
  }
  others.forEach((other, n) => {
    if (n > 0) found.push({ name: `${n} of another at the end`, parts: [...parts, other] })
    if (n > 0 && n < parts.length) found.push({ name: `${n} of another instead`, parts: parts.with(n, other) })
  })
  if (others.length > 0)
    found.push({ name: 'the header of another', parts: parts.with(0, others[0] ?? Buffer.alloc(0)) })
  if (others.length > 0) found.push({ name: 'all of another', parts: [...others] })
  return found
}

/** Records of a journal, and entries of the identities, swapped, doubled, removed, and moved from one file to another. */
export function rearrangements(left: Left, sealed: boolean): Case[] {
  const state = sealed ? 'sealed' : 'running'
  const parts = partsOf(left, 1)
  const owed = left.lengths.get(1) ?? []
  const shortened = owed.at(-2)?.owed ?? 0
  return [
    ...rearranged(parts, partsOf(left, 2)).map(({ name, parts: now }) => {
      // Without the last record a running journal is what it was before the last call: nothing shows that there was one.
      const lastGone = !sealed && now.length === parts.length - 1 && now.every((part, at) => part === parts[at])
      const expected: Expected = lastGone
        ? { fates: ['sound'], atLeast: shortened, atMost: shortened }
        : only('corrupt')
      return {
        name: `records of a ${state} journal: ${name}`,
        run: (bench: CampaignBench) =>
          judgeImage(withFile(left.image, journalOf(1), Buffer.concat(now)), left.witnessed, bench, first(expected))
      }
    }),
    ...rearranged(slotsOf(left), []).map(({ name, parts: now }) => ({
      name: `identities of a ${state} one: ${name}`,
      run: (bench: CampaignBench) =>
        judgeImage(withFile(left.image, identities, Buffer.concat(now)), left.witnessed, bench, () => hurt)
    }))
  ]
}

/** All that can be done to files behind the store's back, on a directory with running work and on one with an ended execution. */
export async function damages(bench: CampaignBench): Promise<Case[]> {
  const cases: Case[] = []
  for (const sealed of [false, true]) {
    const left = await leftBy(plain(sealed), bench)
    cases.push(...cuts(left, sealed), ...rearrangements(left, sealed), ...flips(left, sealed))
  }
  return cases
}
