import { deepEqual, equal, ok } from 'node:assert/strict'
import { isStoreFailure } from '../core/errors.ts'
import { settle } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import {
  claimOf,
  completedOf,
  deltaOf,
  everything,
  executionIdOf,
  openLog,
  parsed,
  rejectsWith
} from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Logs: what is appended is read as it was, a log is dense and ends once. */
export function appends(test: DefineTest, subject: ContractSubject): void {
  const { open } = subject
  test('appended events are read back as they were, after any cursor and up to any limit', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    await log.deltas('Grüße 👋', 'b')
    await log.deltas('c')
    await log.complete()
    const { executionId, written } = log
    for (let after = 0; after <= written.length + 1; after += 1) {
      deepEqual(parsed(await store.read(executionId, after, everything)), written.slice(after))
      deepEqual(parsed(await store.read(executionId, after, 2)), written.slice(after, after + 2))
    }
    const stored = await store.read(executionId, 0, everything)
    deepEqual(
      stored.map(({ sequence, type, status, terminal }) => ({ sequence, type, status, terminal })),
      written.map(({ sequence, type, status }) => ({ sequence, type, status, terminal: status === 'succeeded' }))
    )
    equal((await store.record(executionId))?.lastSequence, written.length)
    await store.close()
  })

  test('an append that does not go on where the log ends is refused and stores nothing', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    await log.deltas('a')
    const { executionId, written } = log
    const next = (sequence: number) => deltaOf(executionId, sequence, 'x')
    await rejectsWith('sequence_conflict', store.append(executionId, [next(2)], 1))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(4)], 3))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(4)], 2))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(3), next(5)], 2))
    deepEqual(parsed(await store.read(executionId, 0, everything)), written)
    await store.close()
  })

  test('nothing follows a terminal event, in the same batch or later', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const { executionId } = log
    const late = deltaOf(executionId, 3, 'x')
    await rejectsWith('sequence_conflict', store.append(executionId, [completedOf(executionId, 2), late], 1))
    await log.complete('a')
    await rejectsWith('sequence_conflict', log.deltas('late'))
    await rejectsWith('sequence_conflict', log.complete())
    equal((await store.record(executionId))?.status, 'succeeded')
    await store.close()
  })

  test('case 67: order is that of the sequence alone, also where a thousand events share a time', async () => {
    const store = await open()
    const { executionId: id } = await openLog(store, 1)
    for (let length = 1; length < 1001; length += 50) {
      await store.append(
        id,
        Array.from({ length: 50 }, (_, at) => deltaOf(id, length + at + 1, `${length + at + 1}`)),
        length
      )
    }
    const stored = await store.read(id, 0, everything)
    deepEqual(
      stored.map(({ sequence }) => sequence),
      Array.from({ length: 1001 }, (_, at) => at + 1)
    )
    deepEqual(
      parsed(stored.slice(1)),
      stored.slice(1).map(({ sequence }) => deltaOf(id, sequence, `${sequence}`))
    )
    await store.close()
  })

  test('case 68: logs of different executions do not mix, and a cursor in one gives only its own events', async () => {
    const store = await open()
    const [one, two] = [await openLog(store, 1), await openLog(store, 2)]
    for (let n = 0; n < 20; n += 1) await Promise.all([one.deltas(`1-${n}`), two.deltas(`2-${n}`)])
    for (const log of [one, two]) {
      deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
      deepEqual(parsed(await store.read(log.executionId, 1, everything)), log.written.slice(1))
    }
    await store.close()
  })

  test('an unknown execution can be neither read nor written', async () => {
    const store = await open()
    const id = executionIdOf(9)
    equal(await store.record(id), undefined)
    await rejectsWith('unknown_execution', store.read(id, 0, 1))
    await rejectsWith('unknown_execution', store.append(id, [{ ...claimOf(9).first, sequence: 2 }], 1))
    equal(await store.requestCancel(id), 'unknown')
    store.watch(id, () => {})()
    store.watchCancel(id, () => {})()
    await store.close()
  })

  writers(test, subject)
}

/** Appends at the end as the store tells it, again after every refusal; returns the refusals. */
async function insist(store: EventStore, executionId: string, texts: readonly string[]): Promise<number> {
  let refusals = 0
  for (const text of texts) {
    for (;;) {
      const end = (await store.record(executionId))?.lastSequence ?? 0
      const refused = await store.append(executionId, [deltaOf(executionId, end + 1, text)], end).then(
        () => false,
        (thrown: unknown) => {
          if (!isStoreFailure(thrown, 'sequence_conflict')) throw thrown
          return true
        }
      )
      if (!refused) break
      refusals += 1
      // Without a turn of the event loop nothing that is under way could ever arrive.
      await settle()
    }
  }
  return refusals
}

function textsOf(stored: readonly unknown[]): string[] {
  return (stored as readonly { delta?: string }[]).flatMap(({ delta }) => (delta === undefined ? [] : [delta]))
}

/** Two writers of one log, and who reads while they write. */
function writers(test: DefineTest, { open }: ContractSubject): void {
  test('of two writers that expect the same end one is refused', async () => {
    const store = await open()
    const { executionId } = await openLog(store, 1)
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((text) => store.append(executionId, [deltaOf(executionId, 2, text)], 1))
    )
    deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    equal((await store.record(executionId))?.lastSequence, 2)
    await store.close()
  })

  test('case 147: of two writers with ten events each every event is stored once, in its writer’s order, or refused aloud', async () => {
    const store = await open()
    const { executionId } = await openLog(store, 1)
    const of = (writer: string): string[] => Array.from({ length: 10 }, (_, at) => `${writer}${at}`)
    await Promise.all([insist(store, executionId, of('a')), insist(store, executionId, of('b'))])
    const stored = await store.read(executionId, 0, everything)
    deepEqual(
      stored.map(({ sequence }) => sequence),
      Array.from({ length: 21 }, (_, at) => at + 1)
    )
    const texts = textsOf(parsed(stored))
    for (const writer of ['a', 'b'])
      deepEqual(
        texts.filter((text) => text.startsWith(writer)),
        of(writer)
      )
    await store.close()
  })

  test('case 148: who polls never sees an event before the one that it follows, in whichever order they are written', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    await log.deltas('2', '3', '4')
    const { executionId } = log
    let writing = true
    const seen: number[][] = []
    const polling = (async () => {
      while (writing) {
        seen.push((await store.read(executionId, 0, everything)).map(({ sequence }) => sequence))
        await settle()
      }
    })()
    const [six, five] = await Promise.allSettled([
      store.append(executionId, [deltaOf(executionId, 6, '6')], 5),
      store.append(executionId, [deltaOf(executionId, 5, '5')], 4)
    ])
    const again =
      six.status === 'rejected' ? store.append(executionId, [deltaOf(executionId, 6, '6')], 5) : Promise.resolve()
    const [repeated] = await Promise.allSettled([again])
    writing = false
    await polling
    deepEqual([five.status, repeated.status], ['fulfilled', 'fulfilled'])
    ok(seen.length > 0)
    for (const sequences of seen) {
      deepEqual(
        sequences,
        sequences.map((_, at) => at + 1)
      )
    }
    deepEqual(textsOf(parsed(await store.read(executionId, 1, everything))), ['2', '3', '4', '5', '6'])
    await store.close()
  })
}
