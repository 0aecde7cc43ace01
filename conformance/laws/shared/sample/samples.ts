import type { Act, CallScript } from '../../../model/script.ts'
import type { Item } from '../../../model/verdict.ts'
import { type SampleOptions, sampleRun } from './sample-run.ts'

export const stream = (...acts: Act[]): CallScript => ({ kind: 'stream', acts })

/** A whole small answer with text in two deltas and counters. */
export const goodCall: CallScript = stream(
  { text: 'alpha ' },
  { text: 'beta' },
  { usage: { input: 100, cache_read: 40, cache_write: 10, output: 50, reasoning: 20 } },
  { end: { finish: 'stop' } }
)

/** A failure before output that another attempt has to follow. */
export const busyCall: CallScript = { kind: 'status', status: 503, error: { kind: 'overloaded' } }

export const toolCall: CallScript = stream(
  { text: 'on it' },
  { tool: { call: 'x', name: 'find' } },
  { tool: { call: 'y', name: 'count' } },
  { args: { call: 'y', delta: '{"y"' } },
  { args: { call: 'x', delta: '{"x":1}' } },
  { args: { call: 'y', delta: ':2}' } },
  { tool: { call: 'z', name: 'now' } },
  { end: { finish: 'tool_calls' } }
)

const fallback = { routing: { allow_fallback: true, max_attempts: 2 } }

/** One target, one call. */
export const alone = (call: CallScript, more: Partial<SampleOptions> = {}): Item[] =>
  sampleRun({ calls: [[call]], ...more })

/** The first target fails as told, the second one answers. */
export const afterFailure = (first: CallScript, more: Partial<SampleOptions> = {}): Item[] =>
  sampleRun({ group: 'pair', request: fallback, calls: [[first], [goodCall]], ...more })

export const plain = (): Item[] => alone(goodCall)
export const tools = (): Item[] => alone(toolCall)
export const fellBack = (): Item[] => afterFailure(busyCall)
export const brokeOff = (): Item[] => alone(stream({ text: 'alpha ' }, { text: 'beta' }, { error: { kind: 'server' } }))
