import type { Clock } from '../core/ports.ts'

/** The limits of one provider call, milliseconds on the injected clock. A limit that is not finite is not enforced. */
export interface AdapterTimeouts {
  /** For the `fetch` given (an adapter cannot see a connection being made); kept here because it is configured here. */
  readonly connect_ms: number
  /** From the dispatch of the request to the response head. */
  readonly first_byte_ms: number
  /** Between any two bytes of the body, pings and comments included. */
  readonly idle_ms: number
  /** Between two pieces of output, and from the response head to the first. Pings do not count. */
  readonly progress_ms: number
}

/** What the model is said to be capable of, beyond what every text model is. The adapter narrows it to what its API can say. */
export interface AdapterCapabilities {
  readonly input_modalities?: readonly string[]
  readonly tools?: boolean
  readonly structured_output?: boolean
  /** The parameters of the feature `generation` that the model takes, by their neutral names. */
  readonly parameters?: readonly string[]
}

/** What every text adapter takes. Values only: nothing here is read from the environment. */
export interface AdapterOptions {
  /** The configured provider name, as `target.provider` shows it. */
  readonly id: string
  /** The provider's own model name, as `target.model` shows it. */
  readonly model: string
  readonly abilities: readonly string[]
  /** The credential itself; absent or empty, every attempt fails without a request. */
  readonly apiKey: string | undefined
  /** The name of the variable that holds it; may be shown. */
  readonly apiKeyEnv: string
  readonly baseUrl?: string
  readonly capabilities?: AdapterCapabilities
  readonly timeouts: AdapterTimeouts
  readonly maxOutputTokens?: number
  readonly anthropicVersion?: string
  readonly maxConcurrency: number
  readonly maxQueueDepth: number
  /** Used for the one generating request; must not retry and must honour `redirect: 'manual'` and `signal`. */
  readonly fetch: typeof fetch
  readonly clock: Clock
}

/** Limits for whoever configures none: generous, so that a thinking model is not cut before its deadline. */
export const defaultTimeouts: AdapterTimeouts = {
  connect_ms: 10_000,
  first_byte_ms: 600_000,
  idle_ms: 300_000,
  progress_ms: 1_800_000
}
