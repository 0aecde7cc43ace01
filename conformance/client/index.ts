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
export type { StreamPlan } from './read-stream.ts'
export { createSseRecorder, FrameTooLarge, type SseEvent, type SseRecorder } from './sse-recorder.ts'
