import { createConfiguredMemory, openStore } from './compose-store.ts'
import { ConfigError, checkConfig, type ProviderConfig, providerId, type RuntimeConfig } from './config.ts'
import type { Clock, EventStore, Ids, Provider, ProviderEntry, Telemetry } from './core/ports.ts'
import { randomIds } from './core/random-ids.ts'
import { createCore } from './core/runtime.ts'
import type { Runtime } from './core/runtime-port.ts'
import { systemClock } from './core/system-clock.ts'
import { createProviderFetch } from './provider-fetch.ts'
import { type AdapterOptions, defaultTimeouts } from './providers/adapter-options.ts'
import { createAnthropicMessages } from './providers/anthropic-messages/index.ts'
import { createFalQueue } from './providers/fal-queue/index.ts'
import { createMock } from './providers/mock/index.ts'
import { createOpenAiResponses } from './providers/openai-responses/index.ts'
import { nullTelemetry } from './telemetry/null.ts'

/** What a runtime is given from outside; each part has a default that suits a process of its own. */
export interface RuntimeParts {
  /** Reaches every provider; absent, each provider has its own connections. */
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  readonly ids?: Ids
  readonly telemetry?: Telemetry
  /** Adapters that no configuration names, behind those that one does; they bring their own limits and connections. */
  readonly providers?: readonly ProviderEntry[]
  /** Takes the place of the configured store; `stop` closes it. It should pass `model-runtime-kit/store-contract`. */
  readonly store?: EventStore
  /** Where credential variables are looked up. Nothing else of it is read. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Takes one line for the operator: what a store found when it was opened. */
  readonly warn?: (line: string) => void
}

const runtimeName = 'model-runtime-kit reference'

/** What the core cannot claim by itself: its HTTP face, its configuration and its adapters do this. */
const claimed = {
  heartbeat: true,
  inline_stream: true,
  config_extended: true,
  conversation: true,
  tool_input: true,
  structured_output: true,
  generation: true
}

const defaultAbilities = ['text-generation']

/** The mock does no work worth limiting; a text adapter's figures are what one process may well have open. */
const mockFlow = { maxConcurrency: 1024, maxQueueDepth: 65_536 }
const adapterFlow = { maxConcurrency: 256, maxQueueDepth: 1024 }

/**
 * Builds the whole runtime from a configuration: the only place that knows every concrete class. It opens no socket, and no store either:
 * a configuration whose store has to be opened is for {@link openRuntime}.
 * @throws ConfigError when the configuration is not valid
 * @example const runtime = createRuntime({ providers: [{ type: 'mock' }] })
 * @see spec/chapters/23-configuration.md
 */
export function createRuntime(config: RuntimeConfig, parts: RuntimeParts = {}): Runtime {
  const checked = checkConfig(config)
  if (parts.store !== undefined) return compose(checked, parts, parts.store)
  const { event_store: store } = checked
  if (store !== undefined && store.type !== 'memory') {
    throw new ConfigError(`event_store.type: a ${store.type} store is opened by openRuntime`)
  }
  const clock = parts.clock ?? systemClock
  return compose(checked, parts, createConfiguredMemory(store, { clock, idempotencyMinMs: checked.idempotency_min_ms }))
}

/**
 * Opens the configured store, with all that its recovery does, and builds the runtime over it. `stop` closes the store.
 * @throws ConfigError when the configuration is not valid or the store cannot be opened as configured
 * @example const runtime = await openRuntime({ providers: [{ type: 'mock' }], event_store: { type: 'memory' } })
 * @see spec/chapters/20-storage.md
 */
export async function openRuntime(config: RuntimeConfig, parts: RuntimeParts = {}): Promise<Runtime> {
  const checked = checkConfig(config)
  if (parts.store !== undefined) return compose(checked, parts, parts.store)
  const store = await openStore(checked.event_store, {
    clock: parts.clock ?? systemClock,
    env: parts.env ?? {},
    idempotencyMinMs: checked.idempotency_min_ms,
    warn: parts.warn ?? (() => {})
  })
  try {
    return compose(checked, parts, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

function compose(checked: RuntimeConfig, parts: RuntimeParts, store: EventStore): Runtime {
  const clock = parts.clock ?? systemClock
  const closing: (() => Promise<void>)[] = []
  const configured = (checked.providers ?? [{ type: 'mock' }]).map((provider) =>
    createEntry(provider, parts, clock, closing)
  )
  const core = createCore({
    name: runtimeName,
    providers: [...configured, ...(parts.providers ?? [])],
    store,
    clock,
    ids: parts.ids ?? randomIds,
    telemetry: parts.telemetry ?? nullTelemetry,
    ...(checked.max_active_executions === undefined ? {} : { maxActiveExecutions: checked.max_active_executions }),
    ...(checked.policies === undefined ? {} : { policies: checked.policies }),
    features: claimed
  })
  return {
    ...core,
    async stop(graceMs) {
      await core.stop(graceMs)
      await Promise.all(closing.map((close) => close()))
    }
  }
}

function createEntry(
  config: ProviderConfig,
  parts: RuntimeParts,
  clock: Clock,
  closing: (() => Promise<void>)[]
): ProviderEntry {
  const usual = config.type === 'mock' ? mockFlow : adapterFlow
  const flow = {
    maxConcurrency: config.max_concurrency ?? usual.maxConcurrency,
    maxQueueDepth: config.max_queue_depth ?? usual.maxQueueDepth
  }
  return { provider: createProvider(config, flow, parts, clock, closing), ...flow }
}

type Flow = Pick<ProviderEntry, 'maxConcurrency' | 'maxQueueDepth'>

function createProvider(
  config: ProviderConfig,
  flow: Flow,
  parts: RuntimeParts,
  clock: Clock,
  closing: (() => Promise<void>)[]
): Provider {
  if (config.type === 'fal-queue') return createQueue(config, flow, parts, clock, closing)
  const naming = { id: providerId(config), abilities: config.abilities ?? defaultAbilities, ...flow, clock }
  if (config.type === 'mock') {
    return createMock({
      ...naming,
      model: config.model ?? 'mock-text',
      ...(config.capabilities === undefined ? {} : { capabilities: config.capabilities }),
      ...(config.behaviour === undefined ? {} : { behaviour: config.behaviour })
    })
  }
  const timeouts = { ...defaultTimeouts, ...config.timeouts }
  const options: AdapterOptions = {
    ...naming,
    model: config.model,
    apiKey: parts.env?.[config.api_key_env],
    apiKeyEnv: config.api_key_env,
    timeouts,
    fetch: parts.fetch ?? ownFetch(timeouts.connect_ms, closing),
    ...(config.base_url === undefined ? {} : { baseUrl: config.base_url }),
    ...(config.capabilities === undefined ? {} : { capabilities: config.capabilities }),
    ...(config.max_output_tokens === undefined ? {} : { maxOutputTokens: config.max_output_tokens })
  }
  if (config.type === 'openai-responses') return createOpenAiResponses(options)
  const version = config.anthropic_version
  return createAnthropicMessages({ ...options, ...(version === undefined ? {} : { anthropicVersion: version }) })
}

function createQueue(
  config: Extract<ProviderConfig, { type: 'fal-queue' }>,
  flow: Flow,
  parts: RuntimeParts,
  clock: Clock,
  closing: (() => Promise<void>)[]
): Provider {
  const timeouts = { ...defaultTimeouts, ...config.timeouts }
  return createFalQueue({
    id: providerId(config),
    model: config.model,
    abilities: [config.ability],
    apiKey: parts.env?.[config.api_key_env],
    apiKeyEnv: config.api_key_env,
    ...flow,
    clock,
    timeouts,
    fetch: parts.fetch ?? ownFetch(timeouts.connect_ms, closing),
    ...(config.base_url === undefined ? {} : { baseUrl: config.base_url }),
    ...(config.input_modalities === undefined ? {} : { inputModalities: config.input_modalities }),
    ...(config.output_modalities === undefined ? {} : { outputModalities: config.output_modalities })
  })
}

function ownFetch(connectTimeoutMs: number, closing: (() => Promise<void>)[]): typeof fetch {
  const own = createProviderFetch(connectTimeoutMs)
  closing.push(own.close)
  return own.fetch
}
