/**
 * The reference runtime, to be embedded: `createRuntime` builds it from a configuration, `createApp` gives it its HTTP face without a
 * socket, `serve` binds that to one.
 */
export { createRuntime, type RuntimeParts } from './compose.ts'
export { ConfigError, checkConfig, defaultConfig, loadConfig, type RuntimeConfig } from './config.ts'
export { isProviderFailure, providerFailure } from './core/errors.ts'
export type {
  Clock,
  FailureClass,
  Ids,
  Provider,
  ProviderCall,
  ProviderEntry,
  ProviderEvent,
  ProviderFailure,
  Telemetry
} from './core/ports.ts'
export type { EventReader, Refusal, Runtime } from './core/runtime-port.ts'
export { type AppOptions, createApp } from './http/app.ts'
export type { GuardOptions } from './http/guard.ts'
export { type Served, type ServeOptions, serve } from './http/serve.ts'
export {
  type ContractParts,
  type DefineTest,
  type Exchange,
  type ProviderUnderTest,
  pour,
  providerContract,
  type Scene,
  type StreamPieces,
  streamScenes,
  type WireScenes
} from './providers/contract.ts'
export type { ListedModel, ModelListing } from './providers/model-listing.ts'
