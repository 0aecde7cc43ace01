import type { Provider, ProviderEntry } from '../../../reference/core/ports.ts'
import { randomIds } from '../../../reference/core/random-ids.ts'
import { createCore } from '../../../reference/core/runtime.ts'
import { systemClock } from '../../../reference/core/system-clock.ts'
import { createApp } from '../../../reference/http/app.ts'
import type { AdapterOptions } from '../../../reference/providers/adapter-options.ts'
import { createAnthropicMessages } from '../../../reference/providers/anthropic-messages/index.ts'
import { createFalQueue } from '../../../reference/providers/fal-queue/index.ts'
import { createOpenAiResponses } from '../../../reference/providers/openai-responses/index.ts'
import { createMemoryStore } from '../../../reference/stores/memory.ts'
import { nullTelemetry } from '../../../reference/telemetry/null.ts'
import type { FetchLike } from '../../client/index.ts'
import { withRefused } from '../../lab/refused-targets.ts'
import { labPolicies } from '../../lab/topology.ts'
import type { LabTarget } from '../../model/topology.ts'
import type { Edits } from '../mutant.ts'
import { createDisk } from './disk.ts'

/** What a runtime of this process is wired to. */
export interface Wiring {
  readonly targets: readonly LabTarget[]
  /** Key of each target by the name of its environment variable. */
  readonly keys: Readonly<Record<string, string>>
  /** An origin where nobody listens. */
  readonly refusing?: string
  /** The way to the lab. */
  readonly fetch: typeof globalThis.fetch
  /** Where a runtime's own output goes. */
  readonly log?: (text: string) => void
}

/** A runtime that lives in this process. */
export interface BuiltRuntime {
  readonly fetch: FetchLike
  /** Optional features that it claims. */
  readonly features: readonly string[]
  /** The limits that it publishes. */
  readonly limits?: unknown
  /** The same runtime, with a configuration that differs in these fields. */
  configured(fields: Readonly<Record<string, unknown>>): BuiltRuntime
  /**
   * The same once more, with a configuration that differs in these fields, for one scenario alone: each call of the answer is a new life of
   * it, which finds what the ones before made durable.
   */
  anew(fields: Readonly<Record<string, unknown>>): () => BuiltRuntime
  /** Ends it as a killed process ends: at once, and nothing is written any more. */
  kill(): void
  /** `graceMs`: what running work gets; by default nothing. */
  stop(graceMs?: number): Promise<void>
}

const texts = { 'openai-responses': createOpenAiResponses, 'anthropic-messages': createAnthropicMessages }

/** No scenario waits for one of them but on the tuned targets and for jobs, and a busy machine must not run into one. */
const patientTimeouts = { connect_ms: 20_000, first_byte_ms: 20_000, idle_ms: 20_000, progress_ms: 20_000 }

/** Sooner than anybody has to, so that hearing one costs no fifteen seconds. */
const usualHeartbeatMs = 500

/** What the core cannot claim by itself. */
const faceFeatures = {
  heartbeat: true,
  inline_stream: true,
  config_extended: true,
  conversation: true,
  tool_input: true,
  structured_output: true,
  generation: true
}

/** The fields of a configuration that scenarios change. */
interface ConfigurationFields {
  readonly max_active_executions?: number
  readonly event_store?: { readonly max_execution_bytes?: number; readonly max_executions?: number }
}

/** The reference, wired to lab targets, with its parts edited. Without edits it is the reference itself. */
export function buildReference(wiring: Wiring, edits: Edits = {}, fields: ConfigurationFields = {}): BuiltRuntime {
  const beside = new Map<string, BuiltRuntime>()
  const mostActive = edits.maxActiveExecutions ?? fields.max_active_executions
  const network = edits.network?.(wiring.fetch) ?? wiring.fetch
  const entries = wiring.targets.map((target) => entryOf(target, { ...wiring, fetch: network }, edits))
  const policies = labPolicies(wiring.targets)
  const limits = storeLimitsOf(fields)
  const store = edits.disk === undefined ? createMemoryStore(limits) : createDisk(limits, edits.disk).open().store
  const core = createCore({
    name: 'reference under edit',
    providers: edits.entries?.(entries) ?? entries,
    store: edits.store?.(store) ?? store,
    clock: systemClock,
    ids: randomIds,
    telemetry: nullTelemetry,
    policies: edits.policies?.(policies) ?? policies,
    features: { ...faceFeatures, ...edits.features },
    ...(edits.limits === undefined ? {} : { limits: edits.limits }),
    ...(mostActive === undefined ? {} : { maxActiveExecutions: mostActive })
  })
  const runtime = edits.runtime?.(core) ?? core
  const app = createApp(runtime, {
    guard: { loopback: true, allowedHosts: [], allowedOrigins: [] },
    heartbeatMs: edits.heartbeatMs ?? usualHeartbeatMs
  })
  const face: FetchLike = (request) => app.fetch(request)
  const claimed = Object.entries(runtime.info().features).filter(([, claim]) => claim === true)
  return {
    fetch: edits.app?.(face, wiring.log ?? (() => undefined)) ?? face,
    features: claimed.map(([name]) => name),
    limits: runtime.info().limits,
    configured(asked) {
      const { targets, fields: others } = withRefused(wiring.targets, wiring.refusing ?? '', asked)
      const key = JSON.stringify(asked)
      const known = beside.get(key) ?? buildReference({ ...wiring, targets }, edits, others)
      beside.set(key, known)
      return known
    },
    anew: (others) => livesOf(wiring, edits, others),
    kill: () => void runtime.stop(0),
    async stop(graceMs = 0) {
      await Promise.all([runtime.stop(graceMs), ...[...beside.values()].map((runtime) => runtime.stop())])
    }
  }
}

function storeLimitsOf({
  event_store: { max_execution_bytes: bytes, max_executions: executions } = {}
}: ConfigurationFields) {
  return {
    clock: systemClock,
    ...(bytes === undefined ? {} : { maxExecutionBytes: bytes }),
    ...(executions === undefined ? {} : { maxExecutions: executions })
  }
}

/** Lives over one disk, where the edits have one: a life that is killed leaves it as it is, and its provider calls with their sockets. */
function livesOf(wiring: Wiring, edits: Edits, fields: ConfigurationFields): () => BuiltRuntime {
  if (edits.disk === undefined) return () => buildReference(wiring, edits, fields)
  const disk = createDisk(storeLimitsOf(fields), edits.disk)
  return () => {
    const { store, interrupted, drop } = disk.open()
    const dead = new AbortController()
    const fetch: typeof globalThis.fetch = (input, init) => {
      const signal = init?.signal ? AbortSignal.any([init.signal, dead.signal]) : dead.signal
      return wiring.fetch(input, { ...init, signal })
    }
    const { disk: _disk, recovers, ...rest } = edits
    const life = buildReference({ ...wiring, fetch }, { ...rest, store: () => edits.store?.(store) ?? store }, fields)
    if (interrupted.length > 0) recovers?.(life.fetch, interrupted)
    return {
      ...life,
      kill() {
        drop()
        dead.abort()
      }
    }
  }
}

function entryOf(target: LabTarget, wiring: Wiring, edits: Edits): ProviderEntry {
  const build = (fetch: typeof globalThis.fetch) => adapterOf(target, wiring, fetch, edits)
  const provider = build(wiring.fetch)
  const rebuild = (edit: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch) => build(edit(wiring.fetch))
  const { max_concurrency: maxConcurrency, max_queue_depth: maxQueueDepth } = target
  return { provider: edits.provider?.(provider, rebuild) ?? provider, maxConcurrency, maxQueueDepth }
}

function timeoutsOf({ dialect, timeouts }: LabTarget): LabTarget['timeouts'] {
  if (timeouts.idle_ms < 2000) return timeouts
  return dialect === 'fal-queue' ? { ...patientTimeouts, progress_ms: timeouts.progress_ms } : patientTimeouts
}

function adapterOf(target: LabTarget, wiring: Wiring, fetch: typeof globalThis.fetch, edits: Edits): Provider {
  const { dialect } = target
  const timeouts = timeoutsOf(target)
  const { input_modalities, output_modalities, tools, structured_output, parameters } = target.capabilities
  const options: AdapterOptions = {
    id: target.id,
    model: target.model,
    abilities: [...target.abilities],
    apiKey: wiring.keys[target.api_key_env],
    apiKeyEnv: target.api_key_env,
    baseUrl: target.base_url,
    timeouts: edits.timeouts?.(timeouts) ?? timeouts,
    maxConcurrency: target.max_concurrency,
    maxQueueDepth: target.max_queue_depth,
    clock: systemClock,
    fetch
  }
  if (dialect === 'fal-queue') {
    return createFalQueue({ ...options, inputModalities: input_modalities, outputModalities: output_modalities })
  }
  if (dialect !== 'openai-responses' && dialect !== 'anthropic-messages') {
    throw new Error(`the reference has no adapter for dialect ${dialect}`)
  }
  const taken = parameters === undefined ? {} : { parameters: [...parameters] }
  const capabilities = { input_modalities: [...input_modalities], tools, structured_output, ...taken }
  const { anthropic_version: version, max_output_tokens: most } = target
  return texts[dialect]({
    ...options,
    capabilities,
    ...(version === undefined ? {} : { anthropicVersion: version }),
    ...(most === undefined ? {} : { maxOutputTokens: most })
  })
}
