import { expect, test } from 'vitest'
import type { ExecutionStatus } from '../../generated/types.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { createEventReader } from './event-reader.ts'
import { createManualClock, settle } from './manual-clock.ts'
import type { EventDraft, EventStore } from './ports.ts'
import type { EventReader } from './runtime-port.ts'

const id = '00000000-0000-4000-8000-000000000001'
const time = '2026-11-30T12:00:00.000Z'

function event(sequence: number, last: number): EventDraft {
  const base = { execution_id: id, sequence, time }
  if (sequence === 1) return { ...base, type: 'execution.accepted', status: 'accepted' }
  if (sequence < last)
    return { ...base, type: 'output.delta', status: 'running', output_index: 0, delta: `${sequence}` }
  const target = { provider: 'alpha', model: 'alpha-1' }
  return { ...base, type: 'execution.completed', status: 'succeeded', target }
}

/** A store with the first `stored` of `last` events, and a way to append the next ones. */
async function log(stored: number, last: number) {
  const store = createMemoryStore({ clock: createManualClock() })
  await store.claim({
    executionId: id,
    createdAt: time,
    request: { ability: 'write', input: [{ type: 'text', text: 'x' }] },
    first: event(1, last)
  })
  let length = 1
  const append = async (count = 1): Promise<void> => {
    const events = Array.from({ length: count }, (_, at) => event(length + at + 1, last))
    await store.append(id, events, length)
    length += count
  }
  if (stored > 1) await append(stored - 1)
  return { store, append }
}

async function drain(reader: EventReader): Promise<number[]> {
  const sequences: number[] = []
  for (let batch = await reader.next(); batch !== undefined; batch = await reader.next()) {
    sequences.push(...batch.map(({ sequence }) => sequence))
  }
  return sequences
}

const read = (store: EventStore, after: number): Promise<number[]> =>
  drain(createEventReader(store, id, after, () => {}))
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at)

test('every cursor of a finished log gives every later event once and then the end', async () => {
  const { store } = await log(6, 6)
  for (let after = 0; after <= 8; after += 1) expect(await read(store, after)).toEqual(range(after + 1, 6))
  expect(await read(store, Number.MAX_SAFE_INTEGER)).toEqual([])
})

test('case 70: an event that is appended between read and watch is given exactly once, in every interleaving', async () => {
  const last = 6
  for (let stored = 1; stored < last; stored += 1) {
    for (let pause = 0; pause < 12; pause += 1) {
      const { store, append } = await log(stored, last)
      const reading = read(store, 0)
      for (let next = stored; next < last; next += 1) {
        for (let tick = 0; tick < pause; tick += 1) await undefined
        await append()
      }
      expect(await reading).toEqual(range(1, last))
    }
  }
})

/** Everything that may happen next, by its name. */
type Steps = ReadonlyMap<string, () => void>

/** A store whose reads wait, before and after, until they are let go on. */
function stepwise(store: EventStore) {
  const waiting = new Map<string, () => void>()
  const pause = (name: string): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(name, () => {
        waiting.delete(name)
        resolve()
      })
    })
  const slowly =
    <Asked extends unknown[], Answer>(name: string, ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await pause(`${name} begins`)
      const answer = await ask(...asked)
      await pause(`${name} ends`)
      return answer
    }
  const slow = { ...store, read: slowly('read', store.read), record: slowly('record', store.record) }
  return { slow, steps: (): Steps => waiting }
}

/** Plays one interleaving: at each point, which of the steps that may come is taken. Returns what was given, and how many might have come. */
async function interleaved(after: number, choices: readonly number[]) {
  const { store, append } = await log(5, 7)
  const { slow, steps } = stepwise(store)
  const given: number[] = []
  let over = false
  const subscribe = async (): Promise<void> => {
    given.push(...(await drain(createEventReader(slow, id, after, () => {}))))
    over = true
  }
  // In the order of the log: event 6, then the terminal.
  const writes = [() => void append(), () => void append()]
  const readers = [() => void subscribe()]
  const widths: number[] = []
  while (!over) {
    await settle()
    const possible = [...steps().values(), ...writes.slice(0, 1).map((write) => () => writes.shift() && write())]
    if (readers.length > 0) possible.push(() => readers.pop()?.())
    if (possible.length === 0) break
    widths.push(possible.length)
    possible[choices[widths.length - 1] ?? 0]?.()
    await settle()
  }
  return { given, widths, over }
}

/** The choices after these, as one counts; none after the last. */
function following(choices: readonly number[], widths: readonly number[]): number[] | undefined {
  const taken = widths.map((_, at) => choices[at] ?? 0)
  while (taken.length > 0) {
    const last = taken.pop() ?? 0
    if (last + 1 < (widths[taken.length] ?? 0)) return [...taken, last + 1]
  }
  return undefined
}

test('case 70: in every interleaving of reading, subscribing, appending and ending, each event is given exactly once', {
  timeout: 60_000
}, async () => {
  for (const after of [0, 5, 6]) {
    let interleavings = 0
    for (let choices: number[] | undefined = []; choices !== undefined; interleavings += 1) {
      const { given, widths, over } = await interleaved(after, choices)
      expect({ choices, given, over }).toEqual({ choices, given: range(after + 1, 7), over: true })
      choices = following(choices, widths)
    }
    expect(interleavings).toBeGreaterThan(10)
  }
})

test('case 75: the events of a failed execution are all there after its end, the failure last', async () => {
  const { store, append } = await log(1, 99)
  await append(4)
  const error = { code: 'provider_protocol_error', message: 'The stream broke off.', retryable: false } as const
  await store.append(
    id,
    [{ execution_id: id, sequence: 6, time, type: 'execution.failed', status: 'failed', error }],
    5
  )
  const reader = createEventReader(store, id, 0, () => {})
  const events = await reader.next()
  expect(events?.map(({ sequence, terminal }) => [sequence, terminal])).toEqual(
    range(1, 6).map((sequence) => [sequence, sequence === 6])
  )
  expect(await reader.next()).toBeUndefined()
})

test('case 74: what is appended during a slow replay comes after it, in order', async () => {
  const { store, append } = await log(1500, 1600)
  const reader = createEventReader(store, id, 0, () => {})
  const first = await reader.next()
  await append(100)
  const rest = await drain(reader)
  expect([...(first ?? []).map(({ sequence }) => sequence), ...rest]).toEqual(range(1, 1600))
})

test('case 75: a reader of a log that has only begun waits for more', async () => {
  const { store, append } = await log(1, 3)
  const reader = createEventReader(store, id, 0, () => {})
  expect(await reader.next()).toHaveLength(1)
  let answered = false
  const next = reader.next().then((batch) => {
    answered = true
    return batch
  })
  await settle()
  expect(answered).toBe(false)
  await append(2)
  expect((await next)?.map(({ sequence }) => sequence)).toEqual([2, 3])
})

test('a reader that has caught up reads again only when something was appended', async () => {
  const { store, append } = await log(3, 6)
  let reads = 0
  const counted: EventStore['read'] = (...asked) => {
    reads += 1
    return store.read(...asked)
  }
  const reading = drain(createEventReader({ ...store, read: counted }, id, 0, () => {}))
  await settle()
  expect(reads).toBe(1)
  await append()
  await settle()
  expect(reads).toBe(2)
  await append(2)
  expect(await reading).toEqual(range(1, 6))
  expect(reads).toBe(3)
})

test('a cursor past the end of a running log ends with the execution', async () => {
  const { store, append } = await log(2, 4)
  const reading = read(store, 100)
  await settle()
  await append(2)
  expect(await reading).toEqual([])
})

test('a cursor past the end of a running log gives the events that lie behind it', async () => {
  const { store, append } = await log(2, 6)
  const reading = read(store, 4)
  await settle()
  await append(4)
  expect(await reading).toEqual([5, 6])
})

test('case 71: a reader that leaves in the middle of a replay leaves no watch behind', async () => {
  const { store } = await log(1, 10)
  let watches = 0
  const watch: EventStore['watch'] = (executionId, wake) => {
    watches += 1
    const unwatch = store.watch(executionId, wake)
    return () => {
      watches -= 1
      unwatch()
    }
  }
  let closed = 0
  const reader = createEventReader({ ...store, watch }, id, 0, () => {
    closed += 1
  })
  await reader.next()
  const pending = reader.next()
  reader.close()
  reader.close()
  expect(await pending).toBeUndefined()
  expect(await reader.next()).toBeUndefined()
  expect([watches, closed]).toEqual([0, 1])
})

test('a reader that came to the end has released its watch', async () => {
  const { store } = await log(3, 3)
  let closed = 0
  await drain(createEventReader(store, id, 0, () => closed++))
  expect(closed).toBe(1)
})

test('readers end when the store closes or cannot be read', async () => {
  const { store } = await log(2, 9)
  const reading = read(store, 0)
  await settle()
  await store.close()
  expect(await reading).toEqual([1, 2])
})

test('many readers each get every event, whatever the pace of the others', async () => {
  const { store, append } = await log(1, 50)
  const readings = [0, 0, 10, 49].map((after) => read(store, after))
  const slow = createEventReader(store, id, 0, () => {})
  for (let sequence = 2; sequence <= 50; sequence += 1) await append()
  expect(await Promise.all(readings)).toEqual([range(1, 50), range(1, 50), range(11, 50), [50]])
  expect(await drain(slow)).toEqual(range(1, 50))
})

test('a log that was evicted under a reader ends it', async () => {
  const { store } = await log(2, 9)
  let gone = false
  const record: EventStore['record'] = async (executionId) => (gone ? undefined : store.record(executionId))
  let wake = (): void => {}
  const watch: EventStore['watch'] = (_, heard) => {
    wake = heard
    return () => {}
  }
  const reading = drain(createEventReader({ ...store, record, watch }, id, 2, () => {}))
  await settle()
  gone = true
  wake()
  expect(await reading).toEqual([])
  expect((await store.record(id))?.status satisfies ExecutionStatus | undefined).toBe('running')
})
