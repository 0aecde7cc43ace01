import type { RuntimeFeatures, RuntimeInfo, RuntimeLimits } from '../../generated/types.ts'
import { createAdmission } from './admission.ts'
import { isStoreFailure, refusal } from './errors.ts'
import { createGate, type Gate } from './flow-control.ts'
import { guardTelemetry } from './guarded-telemetry.ts'
import { isTerminal } from './lifecycle.ts'
import type { Clock, EventStore, Ids, ProviderEntry, Telemetry } from './ports.ts'
import { createProjections } from './projections.ts'
import { createReaders } from './readers.ts'
import type { RegisteredProvider } from './routing.ts'
import type { Refusal, Runtime } from './runtime-port.ts'
import { createSubmissions } from './submissions.ts'

/** What a runtime is made of. */
export interface CoreOptions {
  /** Shown in `RuntimeInfo.name`. */
  readonly name: string
  /** In configuration order, which is the order of candidates. */
  readonly providers: readonly ProviderEntry[]
  readonly store: EventStore
  readonly clock: Clock
  readonly ids: Ids
  readonly telemetry: Telemetry
  /** Executions that may run or wait at a time; more are refused with 429. Default 1024. */
  readonly maxActiveExecutions?: number
  /** Optional features that the whole deployment claims, over those that the core has by itself. */
  readonly features?: Partial<RuntimeFeatures>
  /** Published in `RuntimeInfo.limits`, beside those of the store. */
  readonly limits?: RuntimeLimits
  /** Uniform in [0, 1), for the jitter of the backoff. */
  readonly random?: () => number
}

function register(providers: readonly ProviderEntry[]): RegisteredProvider[] {
  return providers.map((entry) => {
    const manifest = entry.provider.manifest()
    const limits = { max_concurrency: entry.maxConcurrency, max_queue_depth: entry.maxQueueDepth }
    return { entry, manifest: { ...manifest, limits: { ...manifest.limits, ...limits } } }
  })
}

function featuresOf(options: CoreOptions): RuntimeFeatures {
  const own = { finish_reason: true, reasoning: true, refusal: true, attempt_usage: true }
  const durable = options.store.durable ? { durable: true } : {}
  const fixed = { routing: true, flow_control: true, usage_facts: true, billing: false } as const
  return { ...own, ...durable, ...options.features, ...fixed }
}

function limitsOf({ limits, store }: CoreOptions): Pick<RuntimeInfo, 'limits'> {
  const { retentionMs, idempotencyMinMs } = store.limits()
  const all: RuntimeLimits = {
    ...limits,
    ...(retentionMs === undefined ? {} : { retention_ms: retentionMs }),
    ...(idempotencyMinMs === undefined ? {} : { idempotency_min_ms: idempotencyMinMs })
  }
  return Object.keys(all).length === 0 ? {} : { limits: all }
}

function gatesOf(providers: readonly ProviderEntry[]): (entry: ProviderEntry) => Gate {
  const gates = new Map(providers.map((entry) => [entry, createGate(entry)]))
  return (entry) => {
    const gate = gates.get(entry)
    if (gate === undefined) throw new Error('A candidate came from outside the configuration.')
    return gate
  }
}

const unknown = (): Refusal => refusal('execution_unknown', 'There is no such execution.')

/**
 * The whole runtime, without a socket. It calls no provider and writes no event before the first submit.
 *
 * @throws what a provider's `manifest` throws, and nothing else.
 * @see spec/chapters/01-roles.md
 */
export function createCore(options: CoreOptions): Runtime {
  const { store, clock, ids, name, random = Math.random } = options
  const telemetry = guardTelemetry(options.telemetry)
  const providers = register(options.providers)
  const features = featuresOf(options)
  const readers = createReaders(store, clock)
  const projections = createProjections(store)
  const submissions = createSubmissions({
    parts: {
      store,
      clock,
      ids,
      telemetry,
      gateOf: gatesOf(options.providers),
      random,
      attemptUsage: features.attempt_usage === true,
      features: {
        reasoning: features.reasoning === true,
        refusal: features.refusal === true,
        finishReason: features.finish_reason === true
      }
    },
    providers,
    admission: createAdmission(options.maxActiveExecutions ?? 1024),
    onLost: (executionId) => readers.abandon(executionId)
  })
  let stopping: Promise<void> | undefined

  /** Tells what the store or we ourselves did wrong as an error of ours, never as the caller's. */
  async function guarded<Value extends object>(where: string, task: () => Promise<Value>): Promise<Value | Refusal> {
    try {
      return await task()
    } catch (error) {
      if (isStoreFailure(error, 'unavailable')) {
        return refusal('store_unreachable', 'The event store is out of reach.')
      }
      // Evicted between two steps of one question.
      if (isStoreFailure(error, 'unknown_execution')) return unknown()
      telemetry.internalError({ where, error })
      return refusal('internal_fault', 'The runtime failed.')
    }
  }

  async function stop(graceMs: number): Promise<void> {
    submissions.refuseNew()
    const ended = submissions.drained()
    await new Promise<void>((resolve) => {
      const giveUp = clock.after(graceMs, resolve)
      void ended.then(() => {
        giveUp()
        resolve()
      })
    })
    submissions.interruptAll()
    await ended
    await readers.drained()
    await store.close()
  }

  function state(): NonNullable<RuntimeInfo['state']> {
    if (stopping !== undefined) return 'stopping'
    return store.availability() === 'ready' ? 'ready' : 'unavailable'
  }

  return {
    info: () => ({
      name,
      protocol_version: '0.1.0',
      spec_revision: '0.2',
      provider_count: providers.length,
      state: state(),
      features,
      ...limitsOf(options)
    }),
    providers: () => providers.map(({ manifest }) => manifest),
    submit: (request, submitted) => guarded('submit', () => submissions.submit(request, submitted)),
    snapshot: (executionId) =>
      guarded('snapshot', async () => {
        const record = await store.record(executionId)
        if (record === undefined) return unknown()
        const { ability, metadata } = record
        const snapshot = (await projections.of(executionId)).snapshot(executionId)
        return { ...snapshot, ability, ...(metadata === undefined ? {} : { metadata }) }
      }),
    open: (executionId, after) =>
      guarded('open', async () => {
        const record = await store.record(executionId)
        if (record === undefined) return unknown()
        const finished = isTerminal(record.status)
        const reader = readers.open(executionId, after)
        return { reader, finishedAtCursor: finished && record.lastSequence <= after }
      }),
    result: (executionId) =>
      guarded('result', async () => {
        if ((await store.record(executionId)) === undefined) return unknown()
        const projection = await projections.of(executionId)
        const result = projection.result(executionId)
        if (result !== undefined) return { result }
        const conflict = refusal('state_conflict', 'The execution has no result yet.').refused.error
        return { conflict: { status: projection.status, error: projection.error ?? conflict } }
      }),
    cancel: (executionId) =>
      guarded('cancel', async () => {
        const outcome = await store.requestCancel(executionId)
        if (outcome === 'unknown') return unknown()
        if (outcome === 'terminal') return refusal('state_conflict', 'The execution has ended.')
        return { accepted: true as const }
      }),
    stop(graceMs) {
      stopping ??= stop(graceMs)
      return stopping
    }
  }
}
