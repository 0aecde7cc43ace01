// Measures the memory store without HTTP. One message is one round; the answer is its ratio.

import type { EventDraft, EventStore } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { createMemoryStore } from '../../reference/stores/memory.ts'
import { leaveWithParent } from './leave-with-parent.ts'

leaveWithParent()

const target = { provider: 'bench', model: 'bench-1' }

async function openLog(): Promise<{ store: EventStore; id: string }> {
  const store = createMemoryStore({ clock: systemClock, maxBytes: 2 ** 30 })
  const id = randomIds.executionId()
  const request = { ability: 'bench', input: [{ type: 'text' as const, text: 'go' }] }
  await store.claim({ executionId: id, createdAt: isoNow(), request, first: draft(id, 1) })
  return { store, id }
}

function isoNow(): string {
  return new Date(systemClock.now()).toISOString()
}

function draft(id: string, sequence: number): EventDraft {
  const base = { execution_id: id, sequence, time: isoNow() }
  if (sequence === 1) return { ...base, type: 'execution.accepted', status: 'accepted' }
  if (sequence === 2) return { ...base, type: 'route.selected', status: 'routing', target, attempt: 1 }
  return { ...base, type: 'output.delta', status: 'running', output_index: 0, delta: `word ${sequence} of the answer` }
}

/** Times of the first and the last tenth of an execution, events appended one by one. */
async function tenths(events: number): Promise<{ first: number; last: number }> {
  const { store, id } = await openLog()
  const tenth = Math.floor(events / 10)
  const times: number[] = []
  let sequence = 1
  for (let part = 0; part < 10; part += 1) {
    const started = performance.now()
    for (let one = 0; one < tenth; one += 1) {
      await store.append(id, [draft(id, sequence + 1)], sequence)
      sequence += 1
    }
    times.push(performance.now() - started)
  }
  await store.close()
  return { first: times[0] ?? Number.NaN, last: times[9] ?? Number.NaN }
}

/** Last tenths over first tenths, summed over executions: a single pause for garbage is as long as a tenth. */
async function appendTail(executions: number): Promise<number> {
  const sum = { first: 0, last: 0 }
  for (let one = 0; one < executions; one += 1) {
    globalThis.gc?.()
    const { first, last } = await tenths(100_000)
    sum.first += first
    sum.last += last
  }
  return sum.last / sum.first
}

/** Time of `push(JSON.stringify(event))` over time of the store's append, the same events one by one. */
async function memoryAppend(events: number): Promise<number> {
  const { store, id } = await openLog()
  const drafts = Array.from({ length: events }, (_, index) => draft(id, index + 2))
  const bare: string[] = []
  const started = performance.now()
  for (const event of drafts) bare.push(JSON.stringify(event))
  const bareTime = performance.now() - started
  const ours = performance.now()
  for (const [index, event] of drafts.entries()) await store.append(id, [event], index + 1)
  const ourTime = performance.now() - ours
  await store.close()
  return bareTime / ourTime
}

const warm = Promise.all([tenths(100_000), memoryAppend(20_000)])

process.on('message', async (order: { kind: string }) => {
  await warm
  globalThis.gc?.()
  if (order.kind === 'append_tail') {
    process.send?.(await appendTail(5))
  } else process.send?.(await memoryAppend(50_000))
})
