import { seededToken } from '../../lab/random.ts'
import type { JsonObject } from './driver-protocol.ts'

/** An event as it stands in `data`. */
export type LogEvent = JsonObject & { readonly sequence: number; readonly type: string }

/** What an execution of a scenario says: the whole log, its terminal event last. */
export interface ExecutionLog {
  readonly executionId: string
  readonly events: readonly LogEvent[]
  /** What `GET …/result` answers where it succeeded. */
  readonly result: JsonObject
}

const target = { provider: 'kit', model: 'kit-1' }

/** Parts of an event that a scenario writes; the rest is the log's business. */
export type Part = JsonObject & { readonly type: string }

export const text = (delta: string, index = 0): Part => ({ type: 'output.delta', output_index: index, delta })
export const call = (id: string, name: string): Part => ({ type: 'tool.call.started', call_id: id, name })
export const piece = (id: string, delta: string): Part => ({ type: 'tool.call.arguments.delta', call_id: id, delta })
export const usage = (...facts: readonly JsonObject[]): Part => ({ type: 'usage.reported', facts })
export const completed = (reason = 'stop'): Part => ({ type: 'execution.completed', target, finish_reason: reason })
export const failed = (error: JsonObject): Part => ({
  type: 'execution.failed',
  ...(error.code === 'cancelled' ? { status: 'cancelled' } : {}),
  error
})

/** An execution's log: `accepted`, `route.selected`, then these parts, numbered; without a terminal part it is completed. */
export function logOf(seed: string, ...parts: readonly Part[]): ExecutionLog {
  const executionId = uuidOf(seed)
  const ends = parts.some(({ type }) => type === 'execution.completed' || type === 'execution.failed')
  const all: Part[] = [
    { type: 'execution.accepted' },
    { type: 'route.selected', target, attempt: 1 },
    ...parts,
    ...(ends ? [] : [completed()])
  ]
  const events = all.map((part, at) => ({
    execution_id: executionId,
    sequence: at + 1,
    time: new Date(Date.UTC(2026, 0, 1) + at * 10).toISOString(),
    status: statusOf(part.type),
    ...part
  }))
  return { executionId, events, result: resultOf(executionId, events) }
}

/** A log of `count` events whose texts are all different, ASCII but for one in eight. */
export const longLog = (seed: string, count: number): ExecutionLog =>
  logOf(seed, ...Array.from({ length: count - 3 }, (_, at) => text(at % 8 === 3 ? `ü${at}→🙂 ` : `w${at} `)))

function uuidOf(seed: string): string {
  const hex = seededToken(`execution ${seed}`, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

function statusOf(type: string): string {
  if (type === 'execution.accepted') return 'accepted'
  if (type.startsWith('route.')) return 'routing'
  if (type === 'execution.completed') return 'succeeded'
  return type === 'execution.failed' ? 'failed' : 'running'
}

function resultOf(executionId: string, events: readonly LogEvent[]): JsonObject {
  const end = events.at(-1)
  return {
    execution_id: executionId,
    target,
    result: { outputs: outputsOf(events), tool_calls: callsOf(events) },
    artifacts: [],
    usage: usageOf(events),
    ...(end?.finish_reason === undefined ? {} : { finish_reason: end.finish_reason })
  }
}

/** The texts of a log, one for each index, ascending. */
export function outputsOf(events: readonly LogEvent[]): { index: number; type: 'text'; text: string }[] {
  const texts = new Map<number, string>()
  for (const { type, output_index: index, delta } of events)
    if (type === 'output.delta') texts.set(Number(index), (texts.get(Number(index)) ?? '') + String(delta))
  return [...texts].sort(([a], [b]) => a - b).map(([index, joined]) => ({ index, type: 'text', text: joined }))
}

/** The tool calls of a log as they started. */
export function callsOf(events: readonly LogEvent[]): { call_id: string; name: string; arguments: string }[] {
  return events
    .filter(({ type }) => type === 'tool.call.started')
    .map(({ call_id: id, name }) => {
      const pieces = events.filter((event) => event.type === 'tool.call.arguments.delta' && event.call_id === id)
      return { call_id: String(id), name: String(name), arguments: pieces.map(({ delta }) => delta).join('') || '{}' }
    })
}

/** All usage facts of a log. */
export const usageOf = (events: readonly LogEvent[]): JsonObject[] =>
  events.flatMap(({ type, facts }) => (type === 'usage.reported' ? (facts as JsonObject[]) : []))

/** Whether it ends an execution. */
export const isTerminal = ({ type }: { readonly type?: unknown }): boolean =>
  type === 'execution.completed' || type === 'execution.failed'
