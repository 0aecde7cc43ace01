import type { RuntimeFeatures, RuntimeInfo, RuntimeLimits } from '../../generated/types.ts'
import { createAdmission } from './admission.ts'
import type { ExecutionParts } from './execution.ts'
import { createGate, type Gate } from './flow-control.ts'
import { guardTelemetry } from './guarded-telemetry.ts'
import type { RoutingPolicies } from './policies.ts'
import type { Clock, EventStore, Ids, ProviderEntry, Telemetry } from './ports.ts'
import { createProjections } from './projections.ts'
import { createGuarded, createQuestions } from './questions.ts'
import { createReaders } from './readers.ts'
import type { RegisteredProvider } from './routing.ts'
import { claimedFeatures, publishedLimits } from './runtime-info.ts'
import type { Runtime } from './runtime-port.ts'
import { createStopping } from './stopping.ts'
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
  /** Optional features that the whole deployment claims, over those that the core has by itself; `false` takes one back. */
  readonly features?: Partial<RuntimeFeatures>
  /** Published in `RuntimeInfo.limits`, beside those of the store. */
  readonly limits?: RuntimeLimits
  /** What `routing.policy` may name. */
  readonly policies?: RoutingPolicies
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

function gatesOf(providers: readonly ProviderEntry[]): (entry: ProviderEntry) => Gate {
  const gates = new Map(providers.map((entry) => [entry, createGate(entry)]))
  return (entry) => {
    const gate = gates.get(entry)
    if (gate === undefined) throw new Error('A candidate came from outside the configuration.')
    return gate
  }
}

function executionParts(options: CoreOptions, telemetry: Telemetry, features: RuntimeFeatures): ExecutionParts {
  const { store, clock, ids, providers, random = Math.random } = options
  return {
    store,
    clock,
    ids,
    telemetry,
    gateOf: gatesOf(providers),
    random,
    attemptUsage: features.attempt_usage === true,
    routeExplain: features.route_explain === true,
    features: {
      reasoning: features.reasoning === true,
      refusal: features.refusal === true,
      finishReason: features.finish_reason === true,
      providerState: features.provider_state === true
    }
  }
}

/**
 * The whole runtime, without a socket. It calls no provider and writes no event before the first submit.
 *
 * @throws what a provider's `manifest` throws, and nothing else.
 * @see spec/chapters/01-roles.md
 */
export function createCore(options: CoreOptions): Runtime {
  const { store, clock, name, policies = {}, maxActiveExecutions = 1024 } = options
  const telemetry = guardTelemetry(options.telemetry)
  const providers = register(options.providers)
  const features = claimedFeatures(options)
  const guarded = createGuarded(telemetry)
  const readers = createReaders(store, clock)
  const submissions = createSubmissions({
    parts: executionParts(options, telemetry, features),
    providers,
    admission: createAdmission(maxActiveExecutions),
    features,
    policies,
    onLost: (executionId) => readers.abandon(executionId)
  })
  const stopping = createStopping({ submissions, readers, store, clock })

  function state(): NonNullable<RuntimeInfo['state']> {
    if (stopping.begun) return 'stopping'
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
      ...publishedLimits(options, features)
    }),
    providers: () => providers.map(({ manifest }) => manifest),
    submit: (request, submitted) => guarded('submit', () => submissions.submit(request, submitted)),
    ...createQuestions({ store, projections: createProjections(store), readers, guarded }),
    stop: stopping.stop
  }
}
