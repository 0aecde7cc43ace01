import { expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { perform, type Sink } from './perform.ts'
import type { Step } from './step.ts'

const bytes: Step = { do: 'bytes', bytes: Buffer.from('abc'), alone: false }
const head: Step = { do: 'head', status: 200, headers: {} }

function bench(steps: readonly Step[], change: Partial<Sink> = {}) {
  const told: string[] = []
  let over = false
  const exchange: Exchange = {
    steps,
    reach: (barrier) => {
      told.push(`reach ${barrier}`)
      return new Promise(() => {})
    },
    wrote: (count) => told.push(`wrote ${count}`),
    ended: (how) => {
      if (!over) told.push(how)
      over = true
    }
  }
  const sink: Sink = {
    head: () => told.push('head'),
    write: () => undefined,
    flushed: () => Promise.resolve(),
    end: () => told.push('end'),
    reset: () => told.push('reset'),
    fin: () => told.push('fin'),
    raw: () => undefined,
    ...change
  }
  const gone = new AbortController()
  return { told, done: perform(exchange, sink, gone.signal), leave: () => gone.abort() }
}

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('steps are done in order and the end is told before it is made', async () => {
  const { told, done } = bench([head, bytes, { do: 'end' }])
  await done
  expect(told).toEqual(['head', 'wrote 3', 'done', 'end'])
})

test('a peer that leaves in a wait ends it at once and leaves no timer', async () => {
  const before = timers()
  const { told, done, leave } = bench([head, { do: 'wait', ms: 80_000_000 }, bytes, { do: 'end' }])
  await expect.poll(timers).toBeGreaterThan(before)
  leave()
  expect(told.at(-1)).toBe('aborted')
  await done
  expect(timers()).toBeLessThanOrEqual(before)
  expect(told).toEqual(['head', 'aborted'])
})

test('a peer that leaves at a barrier, in a stall or in a write that does not drain is told at once', async () => {
  for (const step of [{ do: 'barrier', name: 'x' }, { do: 'stall' }, bytes] satisfies Step[]) {
    const { told, done, leave } = bench([step, head, { do: 'end' }], { write: () => new Promise(() => {}) })
    await Promise.resolve()
    leave()
    expect(told.at(-1)).toBe('aborted')
    await done
    expect(told).not.toContain('head')
  }
})

test('a peer that leaves when all bytes are out and only the end is due has had the whole answer', async () => {
  const { told, done, leave } = bench([head, bytes, { do: 'end' }], { write: () => new Promise(() => {}) })
  leave()
  await done
  expect(told).toEqual(['head', 'wrote 3', 'done'])
})

test('a peer that was gone before the first step gets nothing', async () => {
  const gone = AbortSignal.abort()
  const told: string[] = []
  const exchange: Exchange = {
    steps: [head],
    reach: () => Promise.resolve(),
    wrote: () => {},
    ended: (how) => told.push(how)
  }
  await perform(exchange, {} as Sink, gone)
  expect(told).toEqual(['aborted'])
})

test('a reset waits until what was written before it has left', async () => {
  let flush: () => void = () => {}
  const flushed = new Promise<void>((resolve) => {
    flush = resolve
  })
  const { told, done } = bench([head, bytes, { do: 'reset' }], { flushed: () => flushed })
  await Promise.resolve()
  expect(told).not.toContain('reset')
  flush()
  await done
  expect(told.slice(-2)).toEqual(['done', 'reset'])
})
