import type { AnyEvent } from '../../generated/events.ts'
import { createEventReader } from '../../reference/core/event-reader.ts'
import { isTerminal } from '../../reference/core/lifecycle.ts'
import type { EventStore, StoredEvent } from '../../reference/core/ports.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { openRedisStore } from '../../reference/stores/redis/index.ts'
import { startRedis } from '../../reference/stores/redis/testing/redis-server.ts'
import { type FaultKind, inflict } from './faults.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { leftBehind } from './left-behind.ts'
import { startWorker, type Worker } from './worker.ts'

export interface CampaignOptions {
  readonly executions: number
  readonly processes: number
  readonly leaseMs: number
  /** Done one after the other, each to the next process in turn, with a pause before each. */
  readonly faults: readonly FaultKind[]
  readonly pauseMs: number
  /** Between two appends of an execution. Default 0. */
  readonly paceMs?: number
  readonly progress?: (line: string) => void
}

export interface CampaignResult {
  readonly executions: number
  readonly processes: number
  readonly completed: number
  readonly interrupted: number
  readonly replayed: number
  /** Executions that their worker left because an append was refused or its fate unknown. */
  readonly left: number
  readonly readings: number
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>
  readonly violations: readonly string[]
  /** Names in the database that nobody needs any more. */
  readonly left_behind: readonly string[]
  readonly seconds: number
}

const name = 'campaign'
const everyth = 20

const parsed = (events: readonly StoredEvent[]): AnyEvent[] => events.map(({ data }) => JSON.parse(data) as AnyEvent)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads from the first event to the end, beginning again where a reader ends without it, as a caller does. */
async function readThrough(store: EventStore, executionId: string): Promise<AnyEvent[]> {
  const given: AnyEvent[] = []
  for (;;) {
    const reader = createEventReader(store, executionId, given.length, () => {})
    for (let events = await reader.next(); events !== undefined; events = await reader.next())
      given.push(...parsed(events))
    const last = given.at(-1)
    if (last !== undefined && isTerminal(last.status)) return given
    await pause(20)
  }
}

/** What is stored once nobody works on it any more. */
async function storedOf(store: EventStore, executionId: string): Promise<AnyEvent[]> {
  for (;;) {
    const record = await store.record(executionId)
    if (record === undefined) return []
    if (isTerminal(record.status)) return parsed(await store.read(executionId, 0, 1_000_000))
    await pause(50)
  }
}

async function inflictAll(options: CampaignOptions, scene: Parameters<typeof inflict>[2], over: () => boolean) {
  const done: Partial<Record<FaultKind, number>> = {}
  for (const [at, kind] of options.faults.entries()) {
    await pause(options.pauseMs)
    if (over()) break
    await inflict(kind, at, scene)
    done[kind] = (done[kind] ?? 0) + 1
    options.progress?.(`${kind}`)
  }
  return done
}

async function judge(ledger: Ledger, observer: EventStore, readings: ReadonlyMap<string, Promise<AnyEvent[]>>) {
  for (const executionId of ledger.executions) {
    const stored = await storedOf(observer, executionId)
    ledger.judge(executionId, stored)
    const reading = readings.get(executionId)
    if (reading !== undefined) ledger.judgeReading(executionId, await reading, stored)
  }
  ledger.judgeKeys()
}

/**
 * Runs executions from several processes over one server that keeps every write, does harm to all of them meanwhile, and judges what is
 * stored then: every acknowledged event once, in order, in one log with one ending; every key one execution; nothing left behind.
 */
export async function campaign(options: CampaignOptions): Promise<CampaignResult> {
  const { executions, processes, leaseMs } = options
  const started = performance.now()
  const server = await startRedis()
  const ledger = createLedger()
  const observer = await openRedisStore({ url: server.url, name, clock: systemClock, leaseMs, patienceMs: 10_000 })
  const readings = new Map<string, Promise<AnyEvent[]>>()
  const workers: Worker[] = []
  try {
    for (let at = 0; at < processes; at += 1) {
      const numbers = Array.from({ length: executions }, (_, number) => number).filter((n) => n % processes === at)
      workers.push(
        await startWorker({
          port: server.port,
          order: { name, leaseMs, numbers, concurrency: 16, paceMs: options.paceMs ?? 0 },
          answered: ledger.answered,
          hear(news) {
            ledger.hear(news)
            if (news.kind !== 'created' || news.number % everyth !== 1) return
            readings.set(news.executionId, readThrough(observer, news.executionId))
          },
          onDeath: () => options.progress?.('a process is replaced')
        })
      )
    }
    let over = false
    const working = Promise.all(workers.map(({ done }) => done)).then(() => {
      over = true
    })
    await Promise.all(workers.map(({ begun }) => begun))
    const faults = await inflictAll(options, { server, workers, leaseMs }, () => over)
    await working
    await judge(ledger, observer, readings)
    // Time to end what the last to leave gave up.
    await pause(2 * leaseMs)
    await observer.close()
    return {
      executions: ledger.executions.length,
      processes,
      ...ledger.counts,
      readings: readings.size,
      faults,
      violations: ledger.violations,
      left_behind: await leftBehind(server.port, name, leaseMs),
      seconds: Math.round((performance.now() - started) / 1000)
    }
  } finally {
    await observer.close()
    for (const worker of workers) await worker.close()
    await server.stop()
  }
}
