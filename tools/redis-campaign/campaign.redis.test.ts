import { expect, test } from 'vitest'
import { campaign } from './campaign.ts'
import { faultKinds } from './faults.ts'

test('four processes lose, double and reorder nothing and leave nothing behind, though the server is killed and owners are stopped, cut off and killed', {
  timeout: 180_000
}, async () => {
  const result = await campaign({
    executions: 720,
    processes: 4,
    leaseMs: 1500,
    pauseMs: 300,
    paceMs: 300,
    faults: faultKinds
  })
  expect(result.violations).toEqual([])
  expect(result.left_behind).toEqual([])
  expect(result.faults).toEqual(Object.fromEntries(faultKinds.map((kind) => [kind, 1])))
  expect(result.interrupted).toBeGreaterThan(0)
  // The late appends of those that were taken for dead.
  expect(result.left).toBeGreaterThan(0)
  expect(result.completed).toBeGreaterThan(result.interrupted)
})
