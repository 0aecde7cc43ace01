import { expect, test } from 'vitest'
import { runPool } from './pool.ts'
import { RuntimeBusy, retryAfterMs } from './runtime-busy.ts'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

const quiet = { exclusive: () => undefined, onRefused: () => undefined, signal: new AbortController().signal }

test('no more jobs run at once than the width, and all run', async () => {
  let active = 0
  let most = 0
  const done: number[] = []
  await runPool([1, 2, 3, 4, 5, 6, 7], {
    ...quiet,
    width: 3,
    async run(job) {
      active += 1
      most = Math.max(most, active)
      await tick()
      active -= 1
      done.push(job)
    }
  })
  expect([most, done.length]).toEqual([3, 7])
})

test('jobs of one exclusive word never overlap while others go on', async () => {
  const active = new Set<string>()
  let overlapped = false
  let together = 0
  await runPool(['a', 'a', 'b', 'a', 'c'], {
    ...quiet,
    width: 5,
    exclusive: (job) => job,
    async run(job) {
      overlapped ||= active.has(job)
      active.add(job)
      together = Math.max(together, active.size)
      await tick()
      active.delete(job)
    }
  })
  expect([overlapped, together]).toEqual([false, 3])
})

test('a job that came through after the runtime had no room halves the width for those behind it', async () => {
  let refusals = 0
  let active = 0
  const together: number[] = []
  const width = await runPool([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], {
    ...quiet,
    width: 4,
    refusals: () => refusals,
    async run(job) {
      active += 1
      together.push(active)
      if (job === 1) refusals += 2
      await tick()
      active -= 1
    }
  })
  expect([width, Math.max(...together.slice(0, 4)), Math.max(...together.slice(6))]).toEqual([2, 4, 2])
})

test('a job that meets a busy runtime is tried again with half the width', async () => {
  let refusals = 2
  const widths: number[] = []
  let active = 0
  await runPool([1, 2, 3, 4, 5, 6, 7, 8], {
    ...quiet,
    width: 4,
    async run() {
      if (refusals > 0) {
        refusals -= 1
        throw new RuntimeBusy(0)
      }
      active += 1
      widths.push(active)
      await tick()
      active -= 1
    }
  })
  expect(widths).toHaveLength(8)
  expect(widths.at(-1)).toBe(1)
})

test('a job that is refused every time is told, and the others still run', async () => {
  const refused: number[] = []
  const done: number[] = []
  await runPool([1, 2], {
    ...quiet,
    width: 1,
    onRefused: (job) => refused.push(job),
    async run(job) {
      if (job === 1) throw new RuntimeBusy(0)
      done.push(job)
    }
  })
  expect([refused, done]).toEqual([[1], [2]])
})

test('any other error ends the pool, and an abort starts no further job', async () => {
  const failing = runPool([1], { ...quiet, width: 1, run: () => Promise.reject(new Error('inside')) })
  await expect(failing).rejects.toThrow('inside')
  const stop = new AbortController()
  const done: number[] = []
  await runPool([1, 2, 3], {
    ...quiet,
    width: 1,
    signal: stop.signal,
    async run(job) {
      done.push(job)
      stop.abort()
    }
  })
  expect(done).toEqual([1])
})

test.each([
  ['0', 0],
  ['3', 3000],
  ['600', 10_000],
  ['soon', 1000],
  [undefined, 1000]
])('Retry-After %s is a wait of %d ms', (header, expected) => {
  expect(retryAfterMs(header)).toBe(expected)
})

test('jobs that disturb others are made alone, when all others are done', async () => {
  const active = new Set<string>()
  const overlaps: string[] = []
  const order: string[] = []
  await runPool(['heavy 1', 'a', 'heavy 2', 'b', 'c'], {
    ...quiet,
    width: 4,
    alone: (job) => job.startsWith('heavy'),
    async run(job) {
      if (job.startsWith('heavy') && active.size > 0) overlaps.push(job)
      if ([...active].some((other) => other.startsWith('heavy'))) overlaps.push(job)
      active.add(job)
      order.push(job)
      await tick()
      await tick()
      active.delete(job)
    }
  })
  expect(overlaps).toEqual([])
  expect(order).toEqual(['a', 'b', 'c', 'heavy 1', 'heavy 2'])
})
