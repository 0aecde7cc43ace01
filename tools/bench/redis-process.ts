// Measures the Redis store without HTTP. One message is one round; the answer is its ratio.

import { createClient } from '@redis/client'
import type { EventDraft, EventStore } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { openRedisStore } from '../../reference/stores/redis/index.ts'
import { leaveWithParent } from './leave-with-parent.ts'

leaveWithParent()

const url = process.argv[2] ?? ''
const executions = 64
const batches = 40
/** What gathers while a write is in flight. */
const batchSize = 8

const time = new Date(systemClock.now()).toISOString()
const client = createClient({ url })
const store = await openRedisStore({ url, clock: systemClock, name: 'ours', maxExecutions: 1_000_000 })
await client.connect()

function delta(executionId: string, sequence: number): EventDraft {
  const head = { execution_id: executionId, sequence, time }
  return { ...head, type: 'output.delta', status: 'running', output_index: 0, delta: `word ${sequence} of the answer` }
}

const batchOf = (executionId: string, after: number): EventDraft[] =>
  Array.from({ length: batchSize }, (_, at) => delta(executionId, after + at + 1))

/** All executions at once, each with one batch in flight. */
async function timed(append: (executionId: string, after: number) => Promise<unknown>, ids: readonly string[]) {
  const started = performance.now()
  await Promise.all(
    ids.map(async (executionId) => {
      for (let batch = 0; batch < batches; batch += 1) await append(executionId, 1 + batch * batchSize)
    })
  )
  return performance.now() - started
}

async function ours(opened: EventStore): Promise<number> {
  const ids = Array.from({ length: executions }, () => randomIds.executionId())
  for (const executionId of ids) {
    const request = { ability: 'bench', input: [{ type: 'text' as const, text: 'go' }] }
    const first = {
      execution_id: executionId,
      sequence: 1,
      time,
      type: 'execution.accepted',
      status: 'accepted'
    } as const
    await opened.claim({ executionId, createdAt: time, request, first })
  }
  return timed((executionId, after) => opened.append(executionId, batchOf(executionId, after), after), ids)
}

async function bare(): Promise<number> {
  const ids = Array.from({ length: executions }, () => randomIds.executionId())
  return timed((executionId, after) => {
    const entries = batchOf(executionId, after).map((event) => {
      const fields = ['t', event.type, 's', event.status, 'd', JSON.stringify(event)]
      return client.sendCommand(['XADD', `bare:${executionId}`, `${event.sequence}-0`, ...fields])
    })
    return Promise.all(entries)
  }, ids)
}

async function round(oursFirst: boolean): Promise<number> {
  globalThis.gc?.()
  const early = oursFirst ? await ours(store) : await bare()
  const late = oursFirst ? await bare() : await ours(store)
  return oursFirst ? late / early : early / late
}

await round(true)

process.on('message', async (order: { round: number }) => {
  process.send?.(await round(order.round % 2 === 0))
})
