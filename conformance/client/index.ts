export {
  type Client,
  type ClientAnswer,
  type ClientBase,
  type ClientOptions,
  type ClientRequest,
  createClient
} from './client.ts'
export { type MonotonicClock, processClock } from './clock.ts'
export type { FetchLike } from './fetch-transport.ts'
export { createMemoryBudget } from './memory-budget.ts'
export { createSseRecorder } from './sse-recorder.ts'
