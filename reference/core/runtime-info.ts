import type { RuntimeFeatures, RuntimeInfo, RuntimeLimits } from '../../generated/types.ts'
import type { EventStore } from './ports.ts'

/** What a runtime may be told to claim and publish. */
export interface Claims {
  readonly store: EventStore
  /** Optional features that the whole deployment claims, over those that the core has by itself; `false` takes one back. */
  readonly features?: Partial<RuntimeFeatures>
  /** Published in `RuntimeInfo.limits`, beside those of the store. */
  readonly limits?: RuntimeLimits
}

/** What a runtime accepts at least of a body once it takes conversations with inline media. */
const conversationBytes = 8 * 1024 * 1024

/** Features that need nothing of the providers or the HTTP face. */
const coreFeatures = {
  finish_reason: true,
  reasoning: true,
  refusal: true,
  attempt_usage: true,
  provider_state: true,
  route_explain: true,
  policy_ref: true,
  partition: true
}

/** Every feature that the runtime claims. */
export function claimedFeatures({ store, features }: Claims): RuntimeFeatures {
  const durable = store.durable ? { durable: true } : {}
  const fixed = { routing: true, flow_control: true, usage_facts: true, billing: false } as const
  return { ...coreFeatures, ...durable, ...features, ...fixed }
}

/** The limits to publish: those given, those of the store, and the larger body that a conversation needs. */
export function publishedLimits({ store, limits }: Claims, features: RuntimeFeatures): Pick<RuntimeInfo, 'limits'> {
  const { retentionMs, idempotencyMinMs } = store.limits()
  const all: RuntimeLimits = {
    ...(features.conversation === true ? { body_bytes: conversationBytes } : {}),
    ...limits,
    ...(retentionMs === undefined ? {} : { retention_ms: retentionMs }),
    ...(idempotencyMinMs === undefined ? {} : { idempotency_min_ms: idempotencyMinMs })
  }
  return Object.keys(all).length === 0 ? {} : { limits: all }
}
