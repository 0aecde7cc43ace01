/**
 * The reference runtime, to be embedded: `createRuntime` builds it from a configuration (`openRuntime` also where its store must be opened), `createApp` gives it its HTTP face without a
 * socket, `serve` binds that to one.
 */
export { createRuntime, openRuntime, type RuntimeParts } from './compose.ts'
export { ConfigError, checkConfig, defaultConfig, loadConfig, type RuntimeConfig } from './config.ts'
export { isProviderFailure, isStoreFailure, providerFailure, storeFailure } from './core/errors.ts'
export { createManualClock, type ManualClock } from './core/manual-clock.ts'
export type {
  Claim,
  ClaimOutcome,
  Clock,
  EventDraft,
  EventStore,
  ExecutionRecord,
  FailureClass,
  IdempotencyClaim,
  Ids,
  Provider,
  ProviderCall,
  ProviderEntry,
  ProviderEvent,
  ProviderFailure,
  StoredEvent,
  StoreFailure,
  Telemetry
} from './core/ports.ts'
export type { EventReader, Refusal, Runtime } from './core/runtime-port.ts'
export { systemClock } from './core/system-clock.ts'
export { type AppOptions, createApp } from './http/app.ts'
export type { GuardOptions } from './http/guard.ts'
export { type Served, type ServeOptions, serve } from './http/serve.ts'
/** What adapters are made of, for those who write one: see `reference/providers/ADDING.md`. */
export { type AdapterOptions, type AdapterTimeouts, defaultTimeouts } from './providers/adapter-options.ts'
export { runAttempt } from './providers/attempt.ts'
export { checkBaseUrl } from './providers/base-url.ts'
export {
  type ContractParts,
  type DefineTest,
  type Exchange,
  type ProviderUnderTest,
  pour,
  providerContract,
  type Scene,
  type StreamPieces,
  streamAnswer,
  streamScenes,
  type ToolScene,
  type WireScenes
} from './providers/contract.ts'
export { requireCredential } from './providers/credential.ts'
export { type ErrorWords, failureOfError } from './providers/error-object.ts'
export { failureOf, malformed } from './providers/failure.ts'
export { foremostReason } from './providers/finish-reason.ts'
export { type ErrorAnswer, sendForJson } from './providers/http.ts'
export type { ListedModel, ModelListing } from './providers/model-listing.ts'
export { createOutputParts } from './providers/output-parts.ts'
export { retryAfterOf } from './providers/retry-after.ts'
export type { StreamReader } from './providers/stream-reader.ts'
export { textManifest } from './providers/text-manifest.ts'
export { createUsageTally } from './providers/usage-facts.ts'
