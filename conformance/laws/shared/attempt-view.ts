import { type Failure, failureOf, type Said, saidBy } from '../../oracle.ts'
import { bandMs } from './band.ts'
import type { Place } from './check.ts'
import { isOutput, isTerminal, type SeenEvent } from './event.ts'
import { at } from './json.ts'
import type { CallView } from './ledger-view.ts'

/** One attempt as the log tells it, from its `route.selected` to its failure, or to the terminal event. */
export interface AttemptView extends Place {
  /** 1, 2, 3 by position in the log, whatever number the event carries. */
  readonly ordinal: number
  readonly selected: SeenEvent
  /** The configured id that the event names. */
  readonly provider: unknown
  /** Everything after `selected` that belongs to it, its `route.attempt_failed` or the terminal included. */
  readonly events: readonly SeenEvent[]
  readonly output: readonly SeenEvent[]
  readonly failed?: SeenEvent
  readonly terminal?: SeenEvent
  /** Its provider request, where the ledger tells one that can be matched. */
  readonly call?: CallView
  /** What that request was told, by its script. */
  readonly said?: Said
  /** The failure that it was told; absent for the provider's own completion too. */
  readonly failure?: Failure
}

/** Cuts a log into its attempts; what stands before the first `route.selected` belongs to none. */
export function attemptsOf(log: readonly SeenEvent[]): readonly AttemptView[] {
  const attempts: AttemptView[] = []
  for (const [position, event] of log.entries()) {
    if (event.type !== 'route.selected') continue
    const rest = log.slice(position + 1)
    const next = rest.findIndex((later) => later.type === 'route.selected')
    const events = next === -1 ? rest : rest.slice(0, next)
    const failed = events.find((later) => later.type === 'route.attempt_failed')
    const terminal = events.find(isTerminal)
    attempts.push({
      index: event.index,
      reader: event.reader,
      execution: event.execution,
      sequence: event.sequence,
      ordinal: attempts.length + 1,
      selected: event,
      provider: at(event.data, 'target', 'provider'),
      events,
      output: events.filter(isOutput),
      ...(failed === undefined ? {} : { failed }),
      ...(terminal === undefined ? {} : { terminal })
    })
  }
  return attempts
}

/**
 * Gives each attempt its provider request: the next one of its target, in order. An attempt that never called keeps none, and what it was
 * told only where its target refuses every connection.
 */
export function joinCalls(
  attempts: readonly AttemptView[],
  calls: readonly CallView[],
  heard: Hearing
): readonly AttemptView[] {
  const left = [...calls]
  return attempts.map((attempt) => {
    const position = left.findIndex((call) => call.target === attempt.provider)
    if (position === -1) return { ...attempt, ...refusal(attempt, heard) }
    const [call] = left.splice(position, 1)
    return call === undefined ? attempt : { ...attempt, call, ...told(call, heard) }
  })
}

/** No idle time that a lab target is configured with is shorter. */
const shortestIdleMs = 1500

/** What decides how a script is heard: the features that the runtime claims, and what the machine was seen to delay in the run. */
export interface Hearing {
  readonly features: readonly string[]
  readonly lagMs: number
  /** Takes every answer for one that came in time; see `RunEnded`. */
  readonly calm?: boolean
  /** Targets that refuse every connection. */
  readonly refused?: readonly string[]
}

/** Whether a provider was silent for so long, at a barrier, in a pause or on a busy machine, that a runtime may have lost patience. */
function wasSilentForLong({ request, writes, end }: CallView, lagMs: number): boolean {
  const times = [request.time, ...writes, ...(end === undefined ? [] : [end.time])]
  return times.some((time, at) => bandMs({ lagMs }, time - (times[at - 1] ?? time), 0) >= shortestIdleMs)
}

function refusal({ provider }: AttemptView, { features, refused = [] }: Hearing): { said?: Said; failure?: Failure } {
  if (typeof provider !== 'string' || !refused.includes(provider)) return {}
  const said = saidBy({ kind: 'drop', how: 'refuse' }, { dialect: 'none', features })
  const failure = failureOf(said.ending)
  return failure === undefined ? { said } : { said, failure }
}

function told(call: CallView, { features, lagMs, calm = false }: Hearing): { said?: Said; failure?: Failure } {
  if (call.script === undefined) return {}
  const { dialect, usageAsked = true } = call.request
  const heard = saidBy(call.script, { dialect, features, usageAsked })
  const said = !calm && wasSilentForLong(call, lagMs) ? { ...heard, doubtful: true } : heard
  const failure = failureOf(said.ending)
  return failure === undefined ? { said } : { said, failure }
}
