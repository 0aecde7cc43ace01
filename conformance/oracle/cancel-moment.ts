import type { ClientStep } from '../model/scenario.ts'
import type { CallScript } from '../model/script.ts'

/**
 * Where a cancel meets the execution, as far as its scenario forces it. `held`: while a provider call stands at the barrier; `race`: at any
 * time from that barrier on; `anywhere`: nothing is forced; `late`: behind the end.
 */
export type CancelMoment =
  | { readonly meets: 'anywhere' }
  | { readonly meets: 'late' }
  | { readonly meets: 'held' | 'race'; readonly barrier: string }

/** The moment of each cancel step, in order. A scenario of several executions forces nothing that is told apart here. */
export function cancelMoments(client: readonly ClientStep[] = []): readonly CancelMoment[] {
  const several = client.filter((step) => step.do === 'submit').length > 1
  const whole = new Set<string>()
  const moments: CancelMoment[] = []
  let barrier: string | undefined
  let released = false
  let ended = false
  for (const step of client) {
    if (step.do === 'read' && isWhole(step)) {
      if (step.background === true) whole.add(step.as ?? '')
      else ended = true
    }
    if (step.do === 'join') ended ||= whole.has(step.reader)
    if (step.do === 'reached') {
      barrier = step.barrier
      released = false
    }
    if (step.do === 'release') released ||= step.barrier === barrier
    if (step.do !== 'cancel') continue
    if (several) moments.push({ meets: 'anywhere' })
    else if (ended) moments.push({ meets: 'late' })
    else if (barrier === undefined) moments.push({ meets: 'anywhere' })
    else moments.push({ meets: released || step.background === true ? 'race' : 'held', barrier })
  }
  return moments
}

const isWhole = ({ events, comments, pause_after }: Extract<ClientStep, { do: 'read' }>): boolean =>
  events === undefined && comments === undefined && pause_after === undefined

/** Whether a call comes to the barrier. */
export const standsAt = (script: CallScript | undefined, barrier: string): boolean =>
  script?.kind === 'stream' && (isBefore(script, barrier) || placeOf(script, barrier) !== -1)

/** What of a call is said before it comes to the barrier. */
export function upTo(script: CallScript, barrier: string): CallScript {
  if (script.kind !== 'stream' || !standsAt(script, barrier)) return script
  const acts = isBefore(script, barrier) ? [] : script.acts.slice(0, placeOf(script, barrier))
  return { ...script, acts }
}

type Stream = Extract<CallScript, { kind: 'stream' }>

const isBefore = ({ before }: Stream, barrier: string): boolean =>
  before !== undefined && 'barrier' in before && before.barrier === barrier

const placeOf = ({ acts }: Stream, barrier: string): number =>
  acts.findIndex((act) => 'barrier' in act && act.barrier === barrier)
