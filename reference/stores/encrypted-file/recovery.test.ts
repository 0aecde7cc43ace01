import { cp, readdir, readFile, stat, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { EventStore } from '../../core/ports.ts'
import { claimOf, executionIdOf, openLog, parsed } from '../contract-log.ts'
import { journalFile } from './corruption.ts'
import { examineJournal } from './examine.ts'
import { abandoned, testDirectory, testKey, testStore } from './test-store.ts'

const everything = Number.MAX_SAFE_INTEGER
const id = executionIdOf(1)

const eventsOf = async (store: EventStore, executionId = id) => parsed(await store.read(executionId, 0, everything))
const pathOf = (directory: string, executionId = id): string => join(directory, journalFile(executionId))

/** A store whose process dies, with one execution of some deltas, ended or not. */
async function left(ended: boolean) {
  const directory = await testDirectory()
  const store = await abandoned(directory)
  const log = await openLog(store, 1, 'key')
  await log.deltas('Grüße 👋', 'b')
  await log.deltas('c')
  if (ended) await log.complete()
  await store.settled()
  return { directory, log, path: pathOf(directory) }
}

const interrupted = (sequence: number) => ({
  execution_id: id,
  sequence,
  time: expect.stringMatching(/Z$/),
  type: 'execution.failed',
  status: 'failed',
  error: {
    code: 'internal_error',
    message: 'The runtime stopped before the execution ended.',
    retryable: false,
    remote_outcome: 'unknown'
  }
})

test('results, cursors and idempotency survive a restart', async () => {
  const { directory, log } = await left(true)
  const store = await testStore({ directory })
  expect(await eventsOf(store)).toEqual(log.written)
  expect(parsed(await store.read(id, 3, 1))).toEqual(log.written.slice(3, 4))
  expect(await store.claim(claimOf(2, 'key'))).toMatchObject({ kind: 'replay', executionId: id, status: 'succeeded' })
  expect(await store.lookup({ keyHash: 'key', fingerprint: 'other' })).toEqual({ kind: 'conflict' })
  expect(await store.record(id)).toMatchObject({ createdAt: log.claim.createdAt, metadata: { ticket: 'T-1' } })
  expect(store.corruptions()).toEqual([])
})

test('case 78: the terminal that recovery writes has the next sequence, and it is written once', async () => {
  const { directory, log } = await left(false)
  for (let starts = 0; starts < 3; starts += 1) {
    const store = await testStore({ directory })
    expect(await eventsOf(store)).toEqual([...log.written, interrupted(5)])
    expect((await store.record(id))?.status).toBe('failed')
    await store.close()
  }
})

test('case 141: a journal cut at any byte of its last write is trimmed there, and the next event lands behind what was whole', async () => {
  const { directory, log, path } = await left(false)
  const whole = await readFile(path)
  const { records } = examineJournal(whole, id, testKey)
  const last = records.at(-1)?.at ?? 0
  for (let length = last; length < whole.length; length += 1) {
    expect(examineJournal(whole.subarray(0, length), id, testKey).end).toEqual({
      kind: length === last ? 'whole' : 'torn',
      at: last
    })
  }
  for (const length of [last, last + 1, last + 48, last + 100, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length))
    const store = await testStore({ directory: await copyOf(directory) })
    expect(await eventsOf(store), `cut at ${length}`).toEqual([...log.written.slice(0, 3), interrupted(4)])
    expect(store.corruptions()).toEqual([])
    await store.close()
  }
})

test('case 140: any flipped bit of a journal is corruption with its position, the execution is taken out of service and the rest is served', async () => {
  const { directory, path } = await left(false)
  const whole = await readFile(path)
  const { records } = examineJournal(whole, id, testKey)
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const bytes = Buffer.from(whole)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const found = examineJournal(bytes, id, testKey)
    const at = records.findLast((record) => record.at <= bit >> 3)?.at ?? 0
    expect({ bit, end: found.end }).toMatchObject({ bit, end: { kind: 'damaged', at } })
  }
  const bytes = Buffer.from(whole)
  bytes[records[1]?.at ?? 0] = 1
  await writeFile(path, bytes)
  const store = await testStore({ directory })
  const corruption = { code: 'store_corrupt', file: journalFile(id), position: records[1]?.at, executionId: id }
  expect(store.corruptions()).toMatchObject([corruption])
  await expect(store.read(id, 0, 1)).rejects.toMatchObject({ storeFailure: 'corrupt' })
  await expect(store.record(id)).rejects.toMatchObject({ storeFailure: 'corrupt' })
  await expect(store.claim(claimOf(2, 'key'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
  const other = await openLog(store, 3)
  await other.complete()
  expect(await eventsOf(store, other.executionId)).toEqual(other.written)
  expect(await readFile(path)).toEqual(bytes)
})

test('a sealed journal that is cut anywhere is corruption', async () => {
  const { directory, path } = await left(true)
  const { size } = await stat(path)
  const { records } = examineJournal(await readFile(path), id, testKey)
  for (const length of [size - 1, records.at(-1)?.at ?? 0, 64, 10, 0]) {
    await truncate(path, length)
    const store = await testStore({ directory })
    expect(store.corruptions()).toMatchObject([{ executionId: id, what: 'cut short' }])
    await store.close()
  }
})

test('case 145: no nonce ever repeats in a journal that is trimmed and appended to, again and again', async () => {
  const { directory, path } = await left(false)
  const whole = await readFile(path)
  const nonces: string[] = []
  for (let length = whole.length; length > whole.length - 12; length -= 1) {
    await writeFile(path, whole.subarray(0, length))
    const copy = await copyOf(directory)
    await (await testStore({ directory: copy })).close()
    const { records, end } = examineJournal(await readFile(pathOf(copy)), id, testKey)
    expect(end.kind).toBe('whole')
    nonces.push(records.at(-1)?.nonce ?? '')
  }
  expect(new Set(nonces).size).toBe(nonces.length)
})

test('a missing journal of a known execution is corruption, and its key is not run again', async () => {
  const { directory, path } = await left(true)
  await unlink(path)
  const store = await testStore({ directory })
  expect(store.corruptions()).toMatchObject([{ executionId: id, what: 'missing' }])
  await expect(store.claim(claimOf(2, 'key'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
})

async function copyOf(directory: string): Promise<string> {
  const copy = await testDirectory()
  await cp(directory, copy, { recursive: true })
  expect(await readdir(copy)).toContain('identities')
  return copy
}
