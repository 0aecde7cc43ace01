import type { RequirementId } from '../../../generated/requirements.ts'
import type { StreamComment } from '../../model/transcript.ts'
import type { Item, Law } from '../../model/verdict.ts'
import { type Check, createCheck } from './check.ts'
import { withCursorTaken } from './cursor-taken.ts'
import { type SeenEvent, seenEvent } from './event.ts'

/** Which stream an event came from. `after` is the cursor it began at. */
export interface StreamFacts {
  readonly reader: string
  readonly execution: string
  readonly after: number
  /** The lesser of two cursors, until the first event tells which one the runtime took. */
  readonly lesser?: number
}

interface Memory<State> {
  readonly check: Check
  readonly streams: Map<string, { state: State; facts: StreamFacts }>
}

/** What a passive law is made of: a small state for each stream, and a step for each of its events. */
export interface EventLaw<State = unknown> {
  readonly begin: () => State
  /** Judges the next event into the check and returns the state after it. */
  readonly step: (state: State, event: SeenEvent, check: Check, stream: StreamFacts) => State
}

const eventLaws = new WeakMap<Law, EventLaw>()

/** The inside of a passive law, for whoever has events without frames, readers and runs; `undefined` for any other law. */
export const eventLawOf = (law: Law): EventLaw | undefined => eventLaws.get(law)

/**
 * A passive law over the events of each stream by itself: one small state a stream, so it can follow a log of any length.
 * A stream whose opening was not seen (a log file) counts as read from the beginning. It looks at nothing but the event: a law that
 * looks at its frame as well is `framed`. `process`: it judges runs in which the runtime's process is signalled, too.
 */
export function streamed<State>(
  requirement: RequirementId,
  begin: EventLaw<State>['begin'],
  step: EventLaw<State>['step'],
  { process = false }: { readonly process?: boolean } = {}
): Law {
  const law = { ...framed(requirement, begin, step), passive: true, ...(process ? { process } : {}) }
  eventLaws.set(law, { begin, step } as unknown as EventLaw)
  return law
}

/** The same for a law that also looks at frames and comments, and so cannot judge a log of events. */
export function framed<State>(
  requirement: RequirementId,
  begin: EventLaw<State>['begin'],
  step: EventLaw<State>['step'],
  onComment: (comment: StreamComment, index: number, check: Check) => void = () => undefined
): Law {
  const open = (memory: Memory<State>, facts: StreamFacts) => {
    const stream = { state: begin(), facts }
    memory.streams.set(`${facts.reader}\n${facts.execution}`, stream)
    return stream
  }
  const law: Law<Memory<State>> = {
    requirement,
    passive: false,
    init: () => ({ check: createCheck(), streams: new Map() }),
    step(memory: Memory<State>, item: Item, index: number) {
      if (item.kind === 'sse.opened') open(memory, item)
      if (item.kind === 'sse.comment') onComment(item, index, memory.check)
      if (item.kind !== 'sse.frame') return memory
      const { reader, execution } = item
      const stream = memory.streams.get(`${reader}\n${execution}`) ?? open(memory, { reader, execution, after: 0 })
      const event = seenEvent(item, index)
      stream.facts = begun(stream.facts, event)
      stream.state = step(stream.state, event, memory.check, stream.facts)
      return memory
    },
    finish: (memory) => memory.check.result()
  }
  // A law's state is its own affair: whoever folds it only hands it back.
  return law as unknown as Law
}

/** The facts once an event has told which of two cursors was taken. */
function begun(facts: StreamFacts, { sequence }: SeenEvent): StreamFacts {
  if (facts.lesser === undefined) return facts
  const { reader, execution, after } = withCursorTaken(facts, sequence)
  return { reader, execution, after }
}
