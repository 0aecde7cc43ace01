// One of the campaign's owners: runs executions against a store on the server, and tells what it was acknowledged.

import { isStoreFailure } from '../../reference/core/errors.ts'
import type { Claim, EventDraft, EventStore } from '../../reference/core/ports.ts'
import { randomIds } from '../../reference/core/random-ids.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { openRedisStore, RedisStartError, type RedisStoreOptions } from '../../reference/stores/redis/index.ts'
import { deltaOf, keyOf, type WorkerNews, type WorkerOrder } from './messages.ts'

// It must not outlive the campaign, however that ended.
process.once('disconnect', () => process.exit())

const target = { provider: 'campaign', model: 'campaign-1' }
const time = (): string => new Date(systemClock.now()).toISOString()
const tell = (news: WorkerNews): void => void process.send?.(news)

function claimOf(number: number, executionId: string): Claim {
  const createdAt = time()
  return {
    executionId,
    createdAt,
    idempotency: { keyHash: keyOf(number), fingerprint: 'f' },
    request: { ability: 'campaign', input: [{ type: 'text', text: 'go' }] },
    first: { execution_id: executionId, sequence: 1, time: createdAt, type: 'execution.accepted', status: 'accepted' }
  }
}

function eventOf(executionId: string, sequence: number, end: number): EventDraft {
  const head = { execution_id: executionId, sequence, time: time() }
  if (sequence === end) return { ...head, type: 'execution.completed', status: 'succeeded', target }
  if (sequence === 2) return { ...head, type: 'route.selected', status: 'routing', target, attempt: 1 }
  return { ...head, type: 'output.delta', status: 'running', output_index: 0, delta: deltaOf(executionId, sequence) }
}

/** Tries again as long as the store is out of reach, as a caller who is answered 503 does. */
async function claimed(store: EventStore, number: number): Promise<string | undefined> {
  for (;;) {
    const executionId = randomIds.executionId()
    try {
      const outcome = await store.claim(claimOf(number, executionId))
      if (outcome.kind === 'created') tell({ kind: 'created', number, executionId })
      if (outcome.kind === 'replay') tell({ kind: 'replayed', number, executionId: outcome.executionId })
      return outcome.kind === 'created' ? executionId : undefined
    } catch (failure) {
      if (!isStoreFailure(failure, 'unavailable')) throw failure
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function runOne(store: EventStore, number: number, paceMs: number): Promise<void> {
  const executionId = await claimed(store, number)
  if (executionId === undefined) return
  const end = 3 + (number % 30)
  let last = 1
  try {
    while (last < end) {
      const size = Math.min(1 + ((number + last) % 7), end - last)
      const batch = Array.from({ length: size }, (_, at) => eventOf(executionId, last + at + 1, end))
      await store.append(executionId, batch, last)
      last += size
      tell({ kind: 'stored', executionId, last, ended: last === end })
      if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs))
    }
  } catch (failure) {
    if (!isStoreFailure(failure)) throw failure
    tell({ kind: 'left', executionId, why: failure.storeFailure })
  }
}

/** A server that is being started again is asked again. */
async function opened(options: RedisStoreOptions): Promise<EventStore> {
  for (;;) {
    try {
      return await openRedisStore(options)
    } catch (failure) {
      if (!(failure instanceof RedisStartError)) throw failure
    }
  }
}

async function run({ url, name, leaseMs, numbers, concurrency, paceMs }: WorkerOrder): Promise<void> {
  const store = await opened({
    url,
    name,
    leaseMs,
    clock: systemClock,
    silenceMs: leaseMs / 3,
    appendPatienceMs: 2 * leaseMs
  })
  const left = numbers.values()
  const lanes = Array.from({ length: concurrency }, async () => {
    for (const number of left) await runOne(store, number, paceMs)
  })
  await Promise.all(lanes)
  await store.close()
  tell({ kind: 'done' })
}

process.once('message', (order: WorkerOrder) => {
  run(order).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`worker: ${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    }
  )
})
