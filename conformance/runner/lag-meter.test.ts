import { expect, test } from 'vitest'
import { createLagMeter } from './lag-meter.ts'

/** Keeps the process busy without a break, as a machine without a free core does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a process that was kept waiting is told for the time of the wait and not for what comes later', async () => {
  const meter = createLagMeter({ monotonic: () => performance.now() })
  const started = performance.now()
  block(150)
  expect(meter.worstSince(started)).toBeGreaterThanOrEqual(100)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(meter.worstSince(started)).toBeGreaterThanOrEqual(100)
  expect(meter.worstSince(performance.now() + 60_000)).toBe(0)
  meter.stop()
})
