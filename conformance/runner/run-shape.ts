import { eventTypes } from '../../generated/events.ts'
import type { Item } from '../model/verdict.ts'

/** What happened in a run, as far as generated runs must show variety. */
export interface RunShape {
  readonly fellBack: boolean
  readonly failedAfterOutput: boolean
  readonly reconnected: boolean
  readonly cancelled: boolean
}

const committing = new Set<string>(Object.entries(eventTypes).flatMap(([type, facts]) => (facts.commits ? [type] : [])))

/** Tells the shape of a run from its items. */
export function shapeOf(items: readonly Item[]): RunShape {
  const types = new Map<string, string[]>()
  for (const item of items) {
    if (item.kind !== 'sse.frame') continue
    const type = (item.json as { type?: unknown } | undefined)?.type
    if (typeof type === 'string') types.set(item.reader, [...(types.get(item.reader) ?? []), type])
  }
  const logs = [...types.values()]
  return {
    fellBack: logs.some((log) => log.filter((type) => type === 'route.selected').length > 1),
    failedAfterOutput: logs.some(
      (log) => log.at(-1) === 'execution.failed' && log.some((type) => committing.has(type))
    ),
    reconnected: items.some(
      (item) => item.kind === 'sse.opened' && item.after > 0 && !item.reader.startsWith('sweep-')
    ),
    cancelled: items.some((item) => item.kind === 'http.exchange' && item.operation === 'cancelExecution')
  }
}

/** Counts of shapes over the generated runs. */
export interface ShapeCounts {
  runs: number
  fellBack: number
  failedAfterOutput: number
  reconnected: number
  cancelled: number
}

/** Starts a count. */
export const noShapes = (): ShapeCounts => ({
  runs: 0,
  fellBack: 0,
  failedAfterOutput: 0,
  reconnected: 0,
  cancelled: 0
})

/** Adds one run to the count, in place. */
export function countShape(counts: ShapeCounts, shape: RunShape): void {
  counts.runs += 1
  for (const name of ['fellBack', 'failedAfterOutput', 'reconnected', 'cancelled'] as const) {
    if (shape[name]) counts[name] += 1
  }
}
