// Measures the memory store without HTTP. One message is one round; the answer is its ratio.

import type { EventDraft, EventStore } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { createMemoryStore } from '../../reference/stores/memory.ts'

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

/** Time of the last tenth over time of the first tenth, events appended one by one. */
async function appendTail(events: number): Promise<number> {
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
  return (times[9] ?? Number.NaN) / (times[0] ?? Number.NaN)
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

const warm = Promise.all([appendTail(20_000), memoryAppend(20_000)])

process.on('message', async (order: { kind: string }) => {
  await warm
  globalThis.gc?.()
  if (order.kind === 'append_tail') {
    await appendTail(100_000)
    globalThis.gc?.()
    process.send?.(await appendTail(100_000))
  } else process.send?.(await memoryAppend(50_000))
})
