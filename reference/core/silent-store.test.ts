import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import type { EventStore, Provider } from './ports.ts'
import { type Act, complete, createScriptedProvider, text } from './scripted-provider.ts'
import { createBench, only, typesOf } from './test-bench.ts'
import { longestSilenceMs } from './waiting.ts'

type MemoryClock = Parameters<typeof createMemoryStore>[0]['clock']

/** A store that answers no append of a type once it is told to be silent, until it wakes. */
function silentStore(type: string) {
  let wake = (): void => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  let appends = 0
  return {
    wake: () => wake(),
    get appends() {
      return appends
    },
    open(clock: MemoryClock): EventStore {
      const store = createMemoryStore({ clock })
      return {
        ...store,
        async append(executionId, events, expectedSequence) {
          appends += 1
          if (events.some((event) => event.type === type)) await asleep
          return store.append(executionId, events, expectedSequence)
        }
      }
    }
  }
}

const whole: Act[] = [text('x'), complete]

async function ended(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.then(() => {
    over = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  return over
}

test.each(['route.selected', 'output.delta', 'execution.completed'])(
  'a store that never answers the write of %s does not hold its execution beyond the deadline',
  async (type) => {
    const silent = silentStore(type)
    const bench = createBench(silent.open, [createScriptedProvider('alpha', [whole])])
    const id = await bench.submit({ deadline_ms: 1000 })
    const reading = bench.readToEnd(id)
    await bench.clock.advance(1000)
    expect(await ended(reading)).toBe(false)
    await bench.clock.advance(longestSilenceMs)
    // The reader ends without a terminal and its client comes back.
    expect(typesOf(await reading)).not.toContain('execution.failed')
    expect(bench.faults.map(({ where }) => where)).toEqual(['event store'])
    expect(bench.clock.waits()).toEqual([])
    const stopped = bench.runtime.stop(60_000)
    await bench.clock.advance(0)
    expect(await ended(stopped)).toBe(true)
  }
)

test('a write that is answered after all is still followed by the terminal, in the grammar of the log', async () => {
  const silent = silentStore('route.selected')
  const alpha = createScriptedProvider('alpha', [whole])
  const bench = createBench(silent.open, [alpha])
  const id = await bench.submit({ deadline_ms: 1000 })
  await bench.clock.advance(1000 + longestSilenceMs)
  silent.wake()
  await bench.clock.advance(0)
  expect((await bench.readToEnd(id)).map(({ type, status }) => [type, status])).toEqual([
    ['execution.accepted', 'accepted'],
    ['route.selected', 'routing'],
    ['execution.failed', 'failed']
  ])
  expect(alpha.calls).toHaveLength(0)
})

test('a store that answers within the silence loses nothing', async () => {
  const silent = silentStore('execution.completed')
  const bench = createBench(silent.open, [createScriptedProvider('alpha', [whole])])
  const id = await bench.submit()
  await bench.clock.advance(longestSilenceMs - 1)
  silent.wake()
  expect((await bench.readToEnd(id)).at(-1)).toMatchObject({ status: 'succeeded' })
  expect(bench.faults).toEqual([])
})

test('a cancel is not held by a write in flight, and what was tried stays in the log', async () => {
  const silent = silentStore('route.selected')
  const bench = createBench(silent.open, [createScriptedProvider('alpha', [whole])])
  const id = await bench.submit()
  await bench.clock.advance(0)
  await bench.runtime.cancel(id)
  silent.wake()
  expect((await bench.readToEnd(id)).map(({ type, status }) => [type, status])).toEqual([
    ['execution.accepted', 'accepted'],
    ['route.selected', 'routing'],
    ['execution.failed', 'cancelled']
  ])
})

test('output that waits for a write when a cancel comes is kept if the provider then proves its completion', async () => {
  const silent = silentStore('output.delta')
  const alpha = createScriptedProvider('alpha', [])
  const delta = (text: string) => [{ type: 'output.delta' as const, output_index: 0, delta: text }]
  const proving: Provider = {
    ...alpha,
    settlesWithinMs: 5000,
    async *execute({ signal }) {
      yield delta('a')
      yield delta('b')
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      yield [...delta('c'), { type: 'completed' }]
    }
  }
  const bench = createBench(silent.open, [proving])
  const id = await bench.submit()
  await bench.clock.advance(0)
  await bench.runtime.cancel(id)
  silent.wake()
  const events = await bench.readToEnd(id)
  expect(only(events, 'output.delta').map((event) => event.delta)).toEqual(['a', 'b', 'c'])
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
})

test('a stop does not wait for ever for a store that is silent', async () => {
  const silent = silentStore('output.delta')
  const bench = createBench(silent.open, [createScriptedProvider('alpha', [whole])])
  await bench.submit()
  await bench.clock.advance(0)
  const stopped = bench.runtime.stop(5000)
  await bench.clock.advance(5000)
  expect(await ended(stopped)).toBe(false)
  await bench.clock.advance(longestSilenceMs)
  expect(await ended(stopped)).toBe(true)
})
