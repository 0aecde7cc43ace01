import { expect, test } from 'vitest'
import { openLog } from '../stores/contract-log.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { createManualClock } from './manual-clock.ts'
import type { EventStore } from './ports.ts'
import { createProjections } from './projections.ts'

function watched() {
  const store = createMemoryStore({ clock: createManualClock() })
  let read = 0
  const counting: EventStore['read'] = async (...args) => {
    const events = await store.read(...args)
    read += events.length
    return events
  }
  return { store, projections: createProjections({ read: counting }), read: () => read }
}

test('asking again costs the new events only', async () => {
  const { store, projections, read } = watched()
  const log = await openLog(store, 1)
  await log.deltas('a', 'b', 'c')
  expect((await projections.of(log.executionId)).lastSequence).toBe(4)
  await log.complete('d')
  const projection = await projections.of(log.executionId)
  expect(projection.snapshot(log.executionId)).toMatchObject({
    last_sequence: 6,
    result: { outputs: [{ index: 0, type: 'text', text: 'abcd' }] }
  })
  expect(read()).toBe(6)
})

test('questions at the same time fold no event twice', async () => {
  const { store, projections } = watched()
  const log = await openLog(store, 1)
  await log.complete(...Array.from({ length: 3000 }, () => 'x'))
  const folds = await Promise.all([1, 2, 3].map(() => projections.of(log.executionId)))
  for (const fold of folds) {
    expect(fold.snapshot(log.executionId)).toMatchObject({ result: { outputs: [{ text: 'x'.repeat(3000) }] } })
  }
})

test('more executions than are kept are still folded right', async () => {
  const { store, projections } = watched()
  const logs = await Promise.all(Array.from({ length: 300 }, (_, n) => openLog(store, n + 1)))
  for (const log of logs) await log.complete(log.executionId)
  for (const log of [...logs, ...logs]) {
    const fold = await projections.of(log.executionId)
    expect(fold.snapshot(log.executionId)).toMatchObject({ result: { outputs: [{ text: log.executionId }] } })
  }
})
