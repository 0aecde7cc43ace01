// Measures the encrypted file store on a real disk, without HTTP. One message is one round; the answer is its ratio.

import { close, fdatasync, mkdtempSync, open, rmSync, write } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EventDraft, EventStore } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { openEncryptedFileStore } from '../../reference/stores/encrypted-file/index.ts'
import { leaveWithParent } from './leave-with-parent.ts'

leaveWithParent()

const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const key = Buffer.alloc(32, 7)
const target = { provider: 'bench', model: 'bench-1' }
let directories = 0

function fresh(): string {
  directories += 1
  return join(scratch, String(directories))
}

const openStore = (directory: string): Promise<EventStore> =>
  openEncryptedFileStore({ directory, key, clock: systemClock, maxEvents: 1_000_000, maxExecutionBytes: 2 ** 30 })

function draft(id: string, sequence: number, text = `word ${sequence} of the answer`): EventDraft {
  const base = { execution_id: id, sequence, time: new Date(systemClock.now()).toISOString() }
  if (sequence === 1) return { ...base, type: 'execution.accepted', status: 'accepted' }
  return { ...base, type: 'output.delta', status: 'running', output_index: 0, delta: text }
}

async function claim(store: EventStore): Promise<string> {
  const id = randomIds.executionId()
  const request = { ability: 'bench', input: [{ type: 'text' as const, text: 'go' }] }
  await store.claim({
    executionId: id,
    createdAt: new Date(systemClock.now()).toISOString(),
    request,
    first: draft(id, 1)
  })
  return id
}

const inParallel = <Value>(count: number, task: (n: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => task(n)))

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

const writers = 64
const batches = 25
const batchSize = 8

/** The batches of one writer; both ways write these. */
function batchesOf(id: string): EventDraft[][] {
  return Array.from({ length: batches }, (_, n) =>
    Array.from({ length: batchSize }, (__, at) => draft(id, n * batchSize + at + 2))
  )
}

async function appendOurs(): Promise<number> {
  const store = await openStore(fresh())
  const ids = await inParallel(writers, () => claim(store))
  const work = ids.map((id) => ({ id, own: batchesOf(id) }))
  const time = await timed(() =>
    Promise.all(
      work.map(async ({ id, own }) => {
        for (const [n, events] of own.entries()) await store.append(id, events, n * batchSize + 1)
      })
    )
  )
  await store.close()
  return time
}

const raw = { open: promisify(open), write: promisify(write), sync: promisify(fdatasync), close: promisify(close) }

async function appendRaw(): Promise<number> {
  const directory = mkdtempSync(join(scratch, 'raw-'))
  const files = await inParallel(writers, (n) => raw.open(join(directory, String(n)), 'wx'))
  const work = files.map((file) => ({ file, own: batchesOf(randomIds.executionId()) }))
  const time = await timed(() =>
    Promise.all(
      work.map(async ({ file, own }) => {
        for (const events of own) {
          await raw.write(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''))
          await raw.sync(file)
        }
      })
    )
  )
  await Promise.all(files.map((file) => raw.close(file)))
  return time
}

let appendRounds = 0

/** Time of bare writes over time of the store; which goes first takes turns. */
async function fileAppend(): Promise<number> {
  appendRounds += 1
  if (appendRounds % 2 === 0) {
    const ours = await appendOurs()
    return (await appendRaw()) / ours
  }
  const bare = await appendRaw()
  return bare / (await appendOurs())
}

/** An ended execution of so many events, in a store that was closed: nothing of it is in memory any more. */
async function writeLog(directory: string, events: number): Promise<string> {
  const store = await openStore(directory)
  const id = await claim(store)
  let sequence = 1
  while (sequence < events - 1) {
    const count = Math.min(1000, events - 1 - sequence)
    const from = sequence
    await store.append(
      id,
      Array.from({ length: count }, (_, at) => draft(id, from + at + 1)),
      sequence
    )
    sequence += count
  }
  const time = new Date(systemClock.now()).toISOString()
  const end = {
    execution_id: id,
    sequence: sequence + 1,
    time,
    type: 'execution.completed',
    status: 'succeeded',
    target
  } as const
  await store.append(id, [end], sequence)
  await store.close()
  return id
}

async function replay(directory: string, id: string): Promise<number> {
  const store = await openStore(directory)
  globalThis.gc?.()
  const time = await timed(async () => {
    for (let cursor = 0, more = true; more; ) {
      const events = await store.read(id, cursor, 512)
      cursor = events.at(-1)?.sequence ?? cursor
      more = events.length === 512
    }
  })
  await store.close()
  return time
}

async function log(events: number): Promise<{ directory: string; id: string; events: number }> {
  const directory = fresh()
  return { directory, id: await writeLog(directory, events), events }
}

/** Logs are made when they are first asked for, once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const logs = once(async () => {
  const made = { short: await log(10_000), long: await log(100_000) }
  await replay(made.short.directory, made.short.id)
  return made
})

/** Time of an event among 100 000 over that of one among 10 000, read in a reader's steps; the short log as often as makes the same work. */
async function replay100k(): Promise<number> {
  const { short, long } = await logs()
  const ratio = long.events / short.events
  let shortTime = 0
  for (let n = 0; n < ratio; n += 1) shortTime += await replay(short.directory, short.id)
  return (await replay(long.directory, long.id)) / shortTime
}

async function bytesIn(directory: string): Promise<number> {
  const folder = join(directory, 'journals')
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Ended executions of a hundred and sixty events each. */
async function writeJournals(journals: number): Promise<{ directory: string; bytes: number }> {
  const directory = fresh()
  const store = await openStore(directory)
  const events = 158
  let next = 0
  await inParallel(writers, async () => {
    while (next++ < journals) {
      const id = await claim(store)
      const time = new Date(systemClock.now()).toISOString()
      const text = 'lorem ipsum '.repeat(8)
      const deltas = Array.from({ length: events }, (_, at) => draft(id, at + 2, text))
      const end = {
        execution_id: id,
        sequence: events + 2,
        time,
        type: 'execution.completed',
        status: 'succeeded',
        target
      } as const
      await store.append(id, [...deltas, end], 1)
    }
  })
  await store.close()
  return { directory, bytes: await bytesIn(directory) }
}

async function start(directory: string): Promise<number> {
  globalThis.gc?.()
  let store: EventStore | undefined
  const time = await timed(async () => {
    store = await openStore(directory)
  })
  await store?.close()
  return time
}

const stores = once(async () => {
  const made = { few: await writeJournals(125), many: await writeJournals(1000) }
  await start(made.few.directory)
  return made
})

/** Time of a byte among 1 000 journals over that of one among 125; the few as often as makes the same work. */
async function coldStart(): Promise<number> {
  const { few, many } = await stores()
  let fewTime = 0
  for (let n = 0; n < 8; n += 1) fewTime += await start(few.directory)
  return (await start(many.directory)) / many.bytes / (fewTime / (8 * few.bytes))
}

const kinds: Readonly<Record<string, () => Promise<number>>> = {
  file_append: fileAppend,
  replay_100k: replay100k,
  cold_start: coldStart
}

const warm = Promise.all([appendRaw(), appendOurs()])

process.on('message', async (order: { kind: string }) => {
  await warm
  process.send?.(await kinds[order.kind]?.())
})
