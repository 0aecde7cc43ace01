import { deepEqual, equal, ok } from 'node:assert/strict'
import { isStoreFailure } from '../core/errors.ts'
import { settle } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import { deltaOf, everything, openLog, parsed } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

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
export function writers(test: DefineTest, { open }: ContractSubject): void {
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
