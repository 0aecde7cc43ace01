import type { ProcessSignal } from '../model/process.ts'
import type { Mode } from './context.ts'

/** What a run has to offer; needs are measured against it. */
export interface Surroundings {
  readonly mode: Mode
  readonly dialects: readonly string[]
  readonly features: readonly string[]
  readonly configDialect: 'base' | 'extended'
  /** Whether the runtime closes the provider's socket when it gives a call up (`doctor` tells). */
  readonly abortVisible: boolean
  /** The signals that the kit can send to a runtime of a scenario's own; absent, none. */
  readonly signals?: readonly ProcessSignal[]
  /** Whether the kit has started the runtime itself: it hears its output, and has bound it to loopback. By default it has where it spawns. */
  readonly ownProcess?: boolean
}

const reasons: Readonly<Record<string, (s: Surroundings) => string | undefined>> = {
  // Every dialect has at least three targets, tools among them.
  two_targets: () => undefined,
  tools: () => undefined,
  two_dialects: (s) => (s.dialects.length > 1 ? undefined : 'needs two dialects'),
  config_extended: (s) => (s.configDialect === 'extended' ? undefined : 'needs --config-dialect extended'),
  socket: (s) => (s.mode === 'in-process' ? 'needs a socket; this run is in process' : undefined),
  abort_visible: (s) => (s.abortVisible ? undefined : 'aborts of provider calls are not visible to the lab'),
  own_process: (s) =>
    (s.ownProcess ?? s.mode === 'spawn') ? undefined : 'needs a runtime that the kit has started itself',
  media: (s) => (s.dialects.includes('fal-queue') ? undefined : 'needs a media target (dialect fal-queue)'),
  // Of the dialects only this one says a counter more than once.
  running_counters: (s) =>
    s.dialects.includes('anthropic-messages')
      ? undefined
      : 'needs a dialect that repeats its counters (anthropic-messages)',
  // Chat Completions tells counters behind the last choice, and nothing comes behind an error.
  failed_usage: (s) =>
    s.dialects.some((name) => name === 'openai-responses' || name === 'anthropic-messages')
      ? undefined
      : 'needs a dialect that counts answers that fail (openai-responses, anthropic-messages)',
  anthropic: (s) => (s.dialects.includes('anthropic-messages') ? undefined : 'needs dialect anthropic-messages'),
  // The Messages API has no words for a refusal.
  refusal_text: (s) =>
    s.dialects.some((name) => name === 'openai-responses' || name === 'openai-chat-completions')
      ? undefined
      : 'needs a dialect that streams refusals (openai-responses, openai-chat-completions)',
  reasoning_text: (s) =>
    s.dialects.some((name) => name === 'openai-responses' || name === 'anthropic-messages')
      ? undefined
      : 'needs a dialect that streams reasoning (openai-responses, anthropic-messages)',
  own_runtime: (s) => (s.mode === 'attach' ? 'needs a runtime that the kit starts itself' : undefined),
  process: (s) => cannotSignal(s, 'SIGTERM', 'stop'),
  restart: (s) => cannotSignal(s, 'SIGKILL', 'kill'),
  unclaimed_fields: (s) =>
    fieldFeatures.every((feature) => s.features.includes(feature))
      ? 'every feature that brings fields is claimed'
      : undefined
}

function cannotSignal({ mode, signals = [] }: Surroundings, signal: ProcessSignal, offer: string): string | undefined {
  if (signals.includes(signal)) return undefined
  return mode === 'in-process' ? `needs a runtime that offers ${offer}` : 'needs a runtime that the kit starts itself'
}

/** Features that bring fields into a request. */
const fieldFeatures = [
  'conversation',
  'tool_input',
  'structured_output',
  'generation',
  'provider_state',
  'policy_ref'
] as const

const unclaimed = 'unclaimed_'

/**
 * Why a need is not met here, or `undefined` where it is. Anything else than the known needs is a feature to be claimed, or with
 * `unclaimed_` before its name one that must not be.
 */
export function unmetNeed(need: string, surroundings: Surroundings): string | undefined {
  const name = need.replaceAll('-', '_')
  const reason = reasons[name]
  if (reason) return reason(surroundings)
  if (name.startsWith(unclaimed)) {
    const feature = name.slice(unclaimed.length)
    return surroundings.features.includes(feature) ? `feature ${feature} is claimed` : undefined
  }
  return surroundings.features.includes(name) ? undefined : `feature ${name} is not claimed`
}

/** The first reason why any of the needs is not met. */
export function unmetNeeds(needs: readonly string[], surroundings: Surroundings): string | undefined {
  return needs.map((need) => unmetNeed(need, surroundings)).find((reason) => reason !== undefined)
}
