import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { storeFailure } from './errors.ts'
import type { EventStore } from './ports.ts'
import { type Act, complete, createScriptedProvider, fail, say, text } from './scripted-provider.ts'
import { createBench, entry, only, typesOf } from './test-bench.ts'

type MemoryClock = Parameters<typeof createMemoryStore>[0]['clock']
const memory = (clock: MemoryClock) => createMemoryStore({ clock })
const hang: Act = { hang: 'until_aborted' }
const usage: Act = say({ type: 'usage', facts: [{ unit: 'input_token', quantity: 5, source: 'provider' }] })

/** A promise and the function that fulfils it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('a whole answer is accepted, routed, streamed and completed', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[text('Hel'), text('lo'), complete]])])
  const events = await bench.run()
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'output.delta',
    'output.delta',
    'execution.completed'
  ])
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  expect(events.map(({ status }) => status)).toEqual(['accepted', 'routing', 'running', 'running', 'succeeded'])
  expect(only(events, 'route.selected')[0]).toMatchObject({
    target: { provider: 'alpha', model: 'alpha-1' },
    attempt: 1
  })
  expect(only(events, 'route.selected')[0]).not.toHaveProperty('waited_ms')
  expect(events.at(-1)).toMatchObject({ target: { provider: 'alpha', model: 'alpha-1' }, finish_reason: 'stop' })
})

test('an output event is readable before the provider says anything more', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[text('Hel'), hang]])])
  const id = await bench.submit()
  await bench.clock.advance(0)
  expect((await bench.events(id)).at(-1)).toMatchObject({ type: 'output.delta', delta: 'Hel' })
})

test('time is set once, when a batch goes to the store, and may step back', async () => {
  const { opened, open } = gate()
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[text('a'), { until: opened }, text('b'), complete]])
  ])
  const id = await bench.submit()
  await bench.clock.advance(1000)
  bench.clock.stepWall(-60_000)
  open()
  const events = await bench.readToEnd(id)
  expect(only(events, 'output.delta').map(({ time }) => time)).toEqual([
    '2026-11-30T12:00:00.000Z',
    '2026-11-30T11:59:01.000Z'
  ])
  expect(await bench.readToEnd(id)).toEqual(events)
  expect(await bench.runtime.snapshot(id)).toMatchObject({
    created_at: '2026-11-30T12:00:00.000Z',
    updated_at: '2026-11-30T11:59:01.000Z'
  })
})

test('case 151: the deadline ends an execution whose targets hang and aborts the call', async () => {
  const providers = ['alpha', 'beta', 'gamma'].map((id) => createScriptedProvider(id, [[hang]]))
  const bench = createBench(memory, providers)
  const id = await bench.submit({ deadline_ms: 1000, routing: { allow_fallback: true } })
  await bench.clock.advance(999)
  expect(typesOf(await bench.events(id))).toEqual(['execution.accepted', 'route.selected'])
  await bench.clock.advance(1)
  expect((await bench.events(id)).at(-1)).toMatchObject({
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'deadline_exceeded', retryable: false, remote_outcome: 'unknown' },
    target: { provider: 'alpha' },
    attempt: 1
  })
  expect(providers.map(({ calls }) => calls.map(({ signal }) => signal.aborted))).toEqual([[true], [], []])
})

test('the deadline is monotonic: steps of the wall clock neither bring it nearer nor put it off', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[hang]])])
  const id = await bench.submit({ deadline_ms: 1000 })
  bench.clock.stepWall(3_600_000)
  await bench.clock.advance(500)
  expect(await bench.events(id)).toHaveLength(2)
  bench.clock.stepWall(-7_200_000)
  await bench.clock.advance(500)
  expect((await bench.events(id)).at(-1)).toMatchObject({ error: { code: 'deadline_exceeded' } })
})

test('the deadline covers the wait for a slot, where no call was begun', async () => {
  const alpha = createScriptedProvider('alpha', [[hang]])
  const bench = createBench(memory, [entry(alpha, 1, 1)])
  await bench.submit()
  const id = await bench.submit({ deadline_ms: 300 })
  await bench.clock.advance(300)
  const events = await bench.events(id)
  expect(typesOf(events)).toEqual(['execution.accepted', 'execution.failed'])
  expect(events.at(-1)).toMatchObject({ error: { code: 'deadline_exceeded' } })
  expect(events.at(-1)).not.toHaveProperty('target')
  expect(alpha.calls).toHaveLength(1)
})

test('an answer that is observed after the deadline does not count, even if no timer could run in between', async () => {
  const { opened, open } = gate()
  const alpha = createScriptedProvider('alpha', [[{ until: opened }, text('late'), complete]])
  let skew = 0
  const bench = createBench(memory, [alpha], {})
  const monotonic = bench.clock.monotonic
  bench.clock.monotonic = () => monotonic() + skew
  const id = await bench.submit({ deadline_ms: 1000 })
  await bench.clock.advance(0)
  skew = 1000
  open()
  await bench.clock.advance(0)
  expect(typesOf(await bench.events(id))).toEqual(['execution.accepted', 'route.selected', 'execution.failed'])
  expect((await bench.events(id)).at(-1)).toMatchObject({ error: { code: 'deadline_exceeded' } })
})

test('of deadline and cancel the first observed decides', async () => {
  for (const [first, status] of [
    ['cancel', 'cancelled'],
    ['deadline', 'failed']
  ] as const) {
    const slow = gate()
    const bench = createBench(
      (clock) => {
        const store = createMemoryStore({ clock })
        const append: EventStore['append'] = async (id, events, expected) => {
          if (events.some(({ type }) => type === 'output.delta')) await slow.opened
          return store.append(id, events, expected)
        }
        return { ...store, append }
      },
      [createScriptedProvider('alpha', [[text('a'), hang]])]
    )
    const id = await bench.submit({ deadline_ms: 1000 })
    await bench.clock.advance(10)
    if (first === 'cancel') await bench.runtime.cancel(id)
    await bench.clock.advance(1000)
    if (first === 'deadline') expect(await bench.runtime.cancel(id)).toEqual({ accepted: true })
    slow.open()
    const events = await bench.readToEnd(id)
    expect(events.at(-1)).toMatchObject({ status })
    expect(events.filter(({ type }) => type === 'execution.failed')).toHaveLength(1)
  }
})

test('a cancel ends a silent call at once, aborts it and reports the usage that is known', async () => {
  const alpha = createScriptedProvider('alpha', [[usage, text('a'), hang]])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit()
  await bench.clock.advance(0)
  expect(await bench.runtime.cancel(id)).toEqual({ accepted: true })
  expect(alpha.calls[0]?.signal.aborted).toBe(true)
  const events = await bench.readToEnd(id)
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'output.delta',
    'usage.reported',
    'execution.failed'
  ])
  expect(events.at(-1)).toMatchObject({
    status: 'cancelled',
    error: { code: 'cancelled', retryable: false, remote_outcome: 'unknown' },
    target: { provider: 'alpha' }
  })
  expect(only(events, 'usage.reported')[0]?.facts[0]).toMatchObject({ complete: false })
})

test('a cancel does not wait for an adapter that is deaf to its signal', async () => {
  const bench = createBench(memory, [entry(createScriptedProvider('alpha', [[{ hang: 'deaf' }], [complete]]), 1, 1)])
  const id = await bench.submit()
  await bench.clock.advance(0)
  await bench.runtime.cancel(id)
  expect((await bench.readToEnd(id)).at(-1)).toMatchObject({ status: 'cancelled' })
  expect((await bench.run()).at(-1)).toMatchObject({ status: 'succeeded' })
})

test('a cancel before output starts no other attempt', async () => {
  const beta = createScriptedProvider('beta', [[complete]])
  const bench = createBench(memory, [createScriptedProvider('alpha', [[hang]]), beta])
  const id = await bench.submit({ routing: { allow_fallback: true } })
  await bench.clock.advance(0)
  await bench.runtime.cancel(id)
  expect(typesOf(await bench.readToEnd(id))).toEqual(['execution.accepted', 'route.selected', 'execution.failed'])
  expect(beta.calls).toHaveLength(0)
})

test('a cancel ends the wait of a backoff and the wait for a slot', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()], [hang]])
  const bench = createBench(memory, [entry(alpha, 1, 1)])
  const backingOff = await bench.submit({ routing: { allow_fallback: true, max_attempts: 3 } })
  await bench.clock.advance(0)
  await bench.runtime.cancel(backingOff)
  expect((await bench.readToEnd(backingOff)).at(-1)).toMatchObject({ status: 'cancelled', attempt: 1 })
  expect(bench.clock.waits()).toEqual([])
  await bench.submit()
  const queued = await bench.submit()
  await bench.clock.advance(0)
  await bench.runtime.cancel(queued)
  expect(typesOf(await bench.readToEnd(queued))).toEqual(['execution.accepted', 'execution.failed'])
})

test('case 85: a cancelled execution frees its slot at once and only once', async () => {
  const alpha = createScriptedProvider('alpha', [[hang], [text('a'), complete], [hang]])
  const bench = createBench(memory, [entry(alpha, 1, 0)], { maxActiveExecutions: 1 })
  const first = await bench.submit()
  await bench.clock.advance(0)
  await bench.runtime.cancel(first)
  await bench.runtime.cancel(first)
  const second = await bench.submit()
  expect((await bench.readToEnd(second)).at(-1)).toMatchObject({ status: 'succeeded' })
  await bench.submit()
  await bench.clock.advance(0)
  await expect(bench.submit()).rejects.toThrow('queue_full')
})

test('case 87: a cancel with nobody reading leaves no unhandled rejection', async () => {
  const unhandled: unknown[] = []
  const listen = (reason: unknown): void => void unhandled.push(reason)
  process.on('unhandledRejection', listen)
  try {
    const alpha = createScriptedProvider('alpha', [[text('a'), hang]])
    const bench = createBench(memory, [alpha])
    const id = await bench.submit()
    await bench.clock.advance(0)
    await bench.runtime.cancel(id)
    await bench.clock.advance(10)
    expect((await bench.events(id)).at(-1)).toMatchObject({ status: 'cancelled' })
    expect(unhandled).toEqual([])
  } finally {
    process.off('unhandledRejection', listen)
  }
})

test('case 91: completion and cancel in the same tick make exactly one terminal, in both orders', async () => {
  for (const cancelFirst of [true, false]) {
    const { opened, open } = gate()
    const bench = createBench(memory, [createScriptedProvider('alpha', [[text('a'), { until: opened }, complete]])])
    const id = await bench.submit()
    await bench.clock.advance(0)
    if (!cancelFirst) open()
    const answers = [bench.runtime.cancel(id), bench.runtime.cancel(id)]
    if (cancelFirst) open()
    for (const answer of await Promise.all(answers)) {
      expect('accepted' in answer ? 202 : answer.refused.status).toBe(202)
    }
    const events = await bench.readToEnd(id)
    const terminals = events.filter(({ type }) => type === 'execution.completed' || type === 'execution.failed')
    expect(terminals).toHaveLength(1)
    expect(events.at(-1)).toBe(terminals[0])
    expect(await bench.runtime.cancel(id)).toMatchObject({ refused: { status: 409, error: { code: 'conflict' } } })
    expect(await bench.readToEnd(id)).toEqual(events)
  }
})

test('an execution that the provider completed first stays completed', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[text('a'), complete, hang]])])
  const id = await bench.submit()
  const events = await bench.readToEnd(id)
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(await bench.runtime.cancel(id)).toMatchObject({ refused: { status: 409 } })
})

/** A store whose appends wait, one after the other, until they are let go. */
function slowStore(clock: MemoryClock) {
  const store = createMemoryStore({ clock })
  const batches: string[][] = []
  const waiting: (() => void)[] = []
  const append: EventStore['append'] = async (id, events, expected) => {
    batches.push(events.map(({ type }) => type))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return store.append(id, events, expected)
  }
  return { store: { ...store, append }, batches, next: () => waiting.shift()?.() }
}

test('the execution keeps pulling while a write is in flight and then appends what has gathered', async () => {
  let slow: ReturnType<typeof slowStore> | undefined
  const script = [text('a'), text('b'), text('c'), text('d'), complete]
  const bench = createBench(
    (clock) => {
      slow = slowStore(clock)
      return slow.store
    },
    [createScriptedProvider('alpha', [script])]
  )
  const id = await bench.submit()
  for (let write = 0; write < 4; write += 1) {
    await bench.clock.advance(0)
    slow?.next()
  }
  expect(slow?.batches).toEqual([
    ['route.selected'],
    ['output.delta'],
    ['output.delta', 'output.delta', 'output.delta'],
    ['execution.completed']
  ])
  expect((await bench.readToEnd(id)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('what has gathered when a cancel comes is not appended any more', async () => {
  let slow: ReturnType<typeof slowStore> | undefined
  const bench = createBench(
    (clock) => {
      slow = slowStore(clock)
      return slow.store
    },
    [createScriptedProvider('alpha', [[text('a'), text('b'), text('c'), hang]])]
  )
  const id = await bench.submit()
  await bench.clock.advance(0)
  slow?.next()
  await bench.clock.advance(0)
  await bench.runtime.cancel(id)
  for (let write = 0; write < 3; write += 1) {
    slow?.next()
    await bench.clock.advance(0)
  }
  expect(slow?.batches.slice(1)).toEqual([['output.delta'], ['execution.failed']])
  expect((await bench.readToEnd(id)).at(-1)).toMatchObject({ status: 'cancelled', sequence: 4 })
})

test('a provider that outruns its store is held back', async () => {
  let slow: ReturnType<typeof slowStore> | undefined
  const script: Act[] = Array.from({ length: 10_000 }, (_, at) => text(`${at}`))
  let pulled = 0
  const alpha = createScriptedProvider('alpha', [script])
  const counting = {
    ...alpha,
    async *execute(call: Parameters<typeof alpha.execute>[0]) {
      for await (const batch of alpha.execute(call)) {
        pulled += 1
        yield batch
      }
    }
  }
  const bench = createBench(
    (clock) => {
      slow = slowStore(clock)
      return slow.store
    },
    [counting]
  )
  await bench.submit()
  await bench.clock.advance(0)
  slow?.next()
  await bench.clock.advance(0)
  await bench.clock.advance(0)
  expect(pulled).toBeLessThan(5000)
})

test('a limit of the store reached mid-stream ends in capacity_exceeded', async () => {
  const alpha = createScriptedProvider('alpha', [[usage, ...Array.from({ length: 20 }, () => text('x')), complete]])
  const bench = createBench((clock) => createMemoryStore({ clock, maxEvents: 10 }), [alpha])
  const events = await bench.run()
  expect(events).toHaveLength(10)
  expect(events.at(-1)).toMatchObject({
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'capacity_exceeded', retryable: false }
  })
  expect(alpha.calls[0]?.signal.aborted).toBe(true)
})

test('a log without room for a selection fails without a call and names no target', async () => {
  const alpha = createScriptedProvider('alpha', [[complete]])
  const bench = createBench((clock) => createMemoryStore({ clock, maxEvents: 2 }), [alpha])
  const events = await bench.run()
  expect(typesOf(events)).toEqual(['execution.accepted', 'execution.failed'])
  expect(events.at(-1)).toMatchObject({ error: { code: 'capacity_exceeded' } })
  expect(events.at(-1)).not.toHaveProperty('target')
  expect(alpha.calls).toHaveLength(0)
})

test('an answer whose usage does not fit any more is no success', async () => {
  const alpha = createScriptedProvider('alpha', [[text('x'), text('y'), usage, complete]])
  const bench = createBench((clock) => createMemoryStore({ clock, maxEvents: 5 }), [alpha])
  const events = await bench.run()
  expect(events).toHaveLength(5)
  expect(events.at(-1)).toMatchObject({ error: { code: 'capacity_exceeded' } })
})

test('a store that is lost mid-stream aborts the call and its readers end without a terminal', async () => {
  const { opened, open } = gate()
  const alpha = createScriptedProvider('alpha', [[text('a'), { until: opened }, text('b'), complete]])
  let lost = false
  const bench = createBench(
    (clock) => {
      const store = createMemoryStore({ clock })
      const append: EventStore['append'] = async (id, events, expected) => {
        if (lost) throw storeFailure('unavailable')
        return store.append(id, events, expected)
      }
      return { ...store, append, availability: () => (lost ? 'unavailable' : 'ready') }
    },
    [alpha]
  )
  const id = await bench.submit()
  const reading = bench.readToEnd(id)
  await bench.clock.advance(0)
  lost = true
  open()
  expect(typesOf(await reading)).toEqual(['execution.accepted', 'route.selected', 'output.delta'])
  expect(alpha.calls[0]?.signal.aborted).toBe(true)
  expect(bench.runtime.info().state).toBe('unavailable')
})

test('a store that fails for a moment still gets a terminal of ours', async () => {
  let failures = 1
  const bench = createBench(
    (clock) => {
      const store = createMemoryStore({ clock })
      const append: EventStore['append'] = async (id, events, expected) => {
        if (events.some(({ type }) => type === 'output.delta') && failures-- > 0) throw new Error('hiccup')
        return store.append(id, events, expected)
      }
      return { ...store, append }
    },
    [createScriptedProvider('alpha', [[text('a'), hang]])]
  )
  expect((await bench.run()).at(-1)).toMatchObject({
    error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
  })
})

test('an answer of 100 000 deltas fits the default limits', async () => {
  const deltas = Array.from({ length: 100_000 }, (_, at) => ({
    type: 'output.delta' as const,
    output_index: 0,
    delta: `word${at} `
  }))
  const alpha = createScriptedProvider('alpha', [[...deltas.map((delta) => say(delta)), complete]])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit()
  const opened = await bench.runtime.open(id, 0)
  if ('refused' in opened) throw new Error('refused')
  let last = 0
  for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
    for (const { sequence } of batch) expect(sequence).toBe(++last)
  }
  expect(last).toBe(100_003)
  const result = await bench.runtime.result(id)
  const text = 'result' in result ? (result.result.result as { outputs: { text: string }[] }).outputs[0]?.text : ''
  expect(text).toBe(deltas.map(({ delta }) => delta).join(''))
})
