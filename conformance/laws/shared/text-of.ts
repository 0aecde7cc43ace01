import type { SeenEvent } from './event.ts'

/** Deltas of one type joined for each output index, ascending, as a result joins them; empty ones are left out. */
export function textsOf(events: readonly SeenEvent[], type = 'output.delta'): readonly string[] {
  const parts = new Map<number, string>()
  for (const { type: kind, data } of events) {
    if (kind !== type || typeof data.delta !== 'string') continue
    const index = Number(data.output_index)
    parts.set(index, (parts.get(index) ?? '') + data.delta)
  }
  return [...parts].sort(([a], [b]) => a - b).flatMap(([, text]) => (text === '' ? [] : [text]))
}

export interface SeenTool {
  readonly callId: unknown
  readonly name: unknown
  readonly arguments: string
  readonly started: SeenEvent
}

/** Tool calls in order of their start, each with its own deltas joined. */
export function toolsOf(events: readonly SeenEvent[]): readonly SeenTool[] {
  return events.flatMap((started) => {
    if (started.type !== 'tool.call.started') return []
    const { call_id: callId, name } = started.data
    const own = events.filter(({ type, data }) => type === 'tool.call.arguments.delta' && data.call_id === callId)
    return [{ callId, name, arguments: own.map(({ data }) => String(data.delta)).join(''), started }]
  })
}
