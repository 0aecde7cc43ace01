import type { AnyEvent, EventOf, EventType } from '../../generated/events.ts'
import type { ExecutionRequest } from '../../generated/types.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import type { EventStore, Ids, Provider, ProviderEntry, Telemetry } from './ports.ts'
import { type CoreOptions, createCore } from './runtime.ts'
import type { Runtime } from './runtime-port.ts'
import { silentTelemetry } from './silent-telemetry.ts'

/** Identities that count, for tests. */
export function countingIds(): Ids {
  let executions = 0
  let calls = 0
  return {
    executionId: () => `00000000-0000-4000-8000-${String(++executions).padStart(12, '0')}`,
    callId: () => `call_${++calls}`
  }
}

/** A core on a manual clock, with words for what tests do. */
export interface Bench {
  readonly runtime: Runtime
  readonly clock: ManualClock
  readonly store: EventStore
  /** What the core told telemetry of its own faults. */
  readonly faults: { where: string; error: unknown }[]
  /** Submits a text request for the ability `write` and returns the id. */
  submit(request?: Partial<ExecutionRequest>, idempotencyKey?: string): Promise<string>
  /** Everything stored so far. */
  events(executionId: string): Promise<AnyEvent[]>
  /** Submits, and reads to the end of the log. */
  run(request?: Partial<ExecutionRequest>): Promise<AnyEvent[]>
  readToEnd(executionId: string, after?: number): Promise<AnyEvent[]>
}

/** A provider with the flow control that a test wants. */
export function entry(provider: Provider, maxConcurrency = 8, maxQueueDepth = 8): ProviderEntry {
  return { provider, maxConcurrency, maxQueueDepth }
}

/** The events of one type. */
export function only<Type extends EventType>(events: readonly AnyEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

/** The types of the events, in order. */
export function typesOf(events: readonly AnyEvent[]): string[] {
  return events.map(({ type }) => type)
}

/** A core over `makeStore` and the given providers. Jitter is always the whole backoff unless `random` says otherwise. */
export function createBench(
  makeStore: (clock: ManualClock) => EventStore,
  providers: readonly (Provider | ProviderEntry)[],
  options: Partial<CoreOptions> = {}
): Bench {
  const clock = createManualClock()
  const store = makeStore(clock)
  const faults: { where: string; error: unknown }[] = []
  const telemetry: Telemetry = { ...silentTelemetry, internalError: (fault) => faults.push(fault) }
  const entries = providers.map((each) => ('provider' in each ? each : entry(each)))
  const ids = countingIds()
  const runtime = createCore({
    name: 'bench',
    providers: entries,
    store,
    clock,
    ids,
    telemetry,
    random: () => 1,
    ...options
  })

  async function submit(request: Partial<ExecutionRequest> = {}, idempotencyKey?: string): Promise<string> {
    const body: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'Hello.' }], ...request }
    const outcome = await runtime.submit(body, idempotencyKey === undefined ? {} : { idempotencyKey })
    if ('refused' in outcome) throw new Error(`refused: ${outcome.refused.error.code}`)
    return outcome.submission.execution_id
  }

  async function readToEnd(executionId: string, after = 0): Promise<AnyEvent[]> {
    const opened = await runtime.open(executionId, after)
    if ('refused' in opened) throw new Error(`refused: ${opened.refused.error.code}`)
    const events: AnyEvent[] = []
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
      for (const { data } of batch) events.push(JSON.parse(data) as AnyEvent)
    }
    return events
  }

  return {
    runtime,
    clock,
    store,
    faults,
    submit,
    readToEnd,
    run: async (request) => readToEnd(await submit(request)),
    async events(executionId) {
      const stored = await store.read(executionId, 0, Number.MAX_SAFE_INTEGER)
      return stored.map(({ data }) => JSON.parse(data) as AnyEvent)
    }
  }
}
