import type { RequirementId } from '../../generated/requirements.ts'
import type { HttpExchange } from '../model/transcript.ts'
import type { Item } from '../model/verdict.ts'

/** What must hold in a run before others can be looked at. */
export interface Dependency {
  readonly on: RequirementId
  /** Whether this run shows nothing that the dependents speak of. */
  readonly hidden: (items: readonly Item[]) => boolean
  /** Chapters that do not depend on it. */
  readonly spares: readonly string[]
}

/** Chapters that speak of single exchanges, of the configuration or of what the runtime writes anywhere. */
const standalone = ['http', 'requests', 'errors', 'configuration', 'deployment', 'security', 'roles']

/** Only what leaves nothing at all to look at stands here: anything more would hide faults of their own behind another. */
export const dependencies: readonly Dependency[] = [
  { on: 'http/submit-202', hidden: nothingSubmitted, spares: standalone },
  { on: 'streaming/frame-complete', hidden: noFrame, spares: [...standalone, 'streaming'] },
  { on: 'events/schema-valid', hidden: noEvent, spares: [...standalone, 'streaming', 'events'] }
]

/** The requirement that a run failed so thoroughly that its dependents were not shown, or `undefined`. */
export function blockerOf(items: readonly Item[], failed: ReadonlySet<string>): Dependency | undefined {
  return dependencies.find(({ on, hidden }) => failed.has(on) && hidden(items))
}

/** Whether a requirement waits for what the dependency is about. */
export const dependsOn = (requirement: string, { on, spares }: Dependency): boolean =>
  requirement !== on && !spares.includes(requirement.split('/', 1)[0] ?? '')

function nothingSubmitted(items: readonly Item[]): boolean {
  const submits = items.filter(
    (item): item is HttpExchange => item.kind === 'http.exchange' && item.operation === 'submitExecution'
  )
  const streams = items.some((item) => item.kind === 'sse.opened')
  return submits.length > 0 && !streams && submits.every(({ execution }) => execution === undefined)
}

function noFrame(items: readonly Item[]): boolean {
  const opened = items.some((item) => item.kind === 'sse.opened')
  return opened && !items.some((item) => item.kind === 'sse.frame')
}

function noEvent(items: readonly Item[]): boolean {
  const frames = items.flatMap((item) => (item.kind === 'sse.frame' ? [item.json] : []))
  const isObject = (json: unknown) => typeof json === 'object' && json !== null && !Array.isArray(json)
  return frames.length > 0 && !frames.some(isObject)
}
