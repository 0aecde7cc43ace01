import type { Ids, ProviderEvent } from '../core/ports.ts'
import { malformed } from './failure.ts'
import { createHoldings, type Holdings } from './holdings.ts'

/** Which neutral output a part is. */
export type PartKind = 'output.delta' | 'output.reasoning.delta' | 'output.refusal.delta'

/** One contiguous piece of output, fed by deltas and checked (or filled) by the snapshots that repeat it. */
export interface OutputPart {
  readonly kind: PartKind
  /** All of it so far. */
  readonly text: string
  delta(text: string): void
  /** The provider's own whole text so far: adds all of it where no delta came, and must equal the joined deltas otherwise. */
  snapshot(text: string): void
}

/** One caller-side tool call. */
export interface CallPart {
  /** Call id and name as soon as they are known; the call starts with both. */
  identify(callId: string | undefined, name: string | undefined): void
  delta(text: string): void
  snapshot(text: string): void
  /** The call is over: starts it with an id of our own where the provider gave none. */
  close(): void
  /** All argument text so far. */
  readonly text: string
  /** Whether a snapshot has repeated or filled it. */
  readonly vouched: boolean
  /** As it stands in the events; absent until the call has started. */
  readonly id: string | undefined
}

/** The output of one attempt: numbers its parts by first appearance and writes their events. */
export interface OutputParts {
  part(kind: PartKind): OutputPart
  call(): CallPart
  readonly refused: boolean
  readonly calls: number
  /** Whether all that deltas said has been repeated by a snapshot, so that nothing of it can be missing. */
  readonly vouched: boolean
  /** What is kept of the answer, the text of calls that have not started included. */
  readonly holdings: Holdings
}

/** Writes into `events`. Empty deltas make no event. Contradictions are thrown as `provider_protocol_error`. */
export function createOutputParts(events: ProviderEvent[], ids: Ids): OutputParts {
  let nextIndex = 0
  let refused = false
  let calls = 0
  const callIds = new Set<string>()
  /** How many parts no snapshot has repeated yet. */
  let open = 0
  const holdings = createHoldings()

  function part(kind: PartKind): OutputPart {
    holdings.place()
    let index: number | undefined
    let joined = ''
    let settled = false
    const add = (text: string): void => {
      if (text === '') return
      index ??= nextIndex++
      if (joined === '') open += 1
      joined += text
      if (kind === 'output.refusal.delta') refused = true
      events.push({ type: kind, output_index: index, delta: text })
    }
    return {
      kind,
      get text() {
        return joined
      },
      delta(text) {
        if (settled && text !== '') throw malformed('a delta follows the end of its part')
        add(text)
      },
      snapshot(text) {
        if (joined === '') add(text)
        else if (joined !== text) throw malformed('a part differs from its deltas')
        if (!settled && joined !== '') open -= 1
        settled = true
      }
    }
  }

  function call(): CallPart {
    holdings.place()
    let callId: string | undefined
    let name: string | undefined
    let started = false
    let joined = ''
    let settled = false
    let repeated = false
    // A call without arguments is one whose arguments may be missing.
    open += 1
    const start = (id: string, called: string): void => {
      if (callIds.has(id)) throw malformed('two tool calls have one id')
      callIds.add(id)
      started = true
      holdings.hold(0, joined.length)
      calls += 1
      events.push({ type: 'tool.call.started', call_id: id, name: called, output_index: nextIndex++ })
      if (joined !== '') events.push({ type: 'tool.call.arguments.delta', call_id: id, delta: joined })
    }
    const add = (text: string): void => {
      if (text === '') return
      joined += text
      if (started && callId !== undefined)
        events.push({ type: 'tool.call.arguments.delta', call_id: callId, delta: text })
      else holdings.hold(text.length)
    }
    return {
      identify(id, called) {
        if (differs(callId, id) || differs(name, called)) throw malformed('a tool call changes its identity')
        callId ??= id
        name ??= called
        if (!started && callId !== undefined && name !== undefined) start(callId, name)
      },
      delta(text) {
        if (settled && text !== '') throw malformed('a delta follows the end of its tool call')
        add(text)
      },
      snapshot(text) {
        if (joined === '') add(text)
        else if (joined !== text) throw malformed('the arguments of a tool call differ from their deltas')
        if (!repeated) open -= 1
        repeated = true
        settled = true
      },
      close() {
        if (name === undefined) throw malformed('a tool call has no name')
        callId ??= ids.callId()
        if (!started) start(callId, name)
        settled = true
      },
      get text() {
        return joined
      },
      get vouched() {
        return repeated
      },
      get id() {
        return started ? callId : undefined
      }
    }
  }

  return {
    part,
    call,
    holdings,
    get refused() {
      return refused
    },
    get calls() {
      return calls
    },
    get vouched() {
      return open === 0
    }
  }
}

function differs(known: string | undefined, now: string | undefined): boolean {
  return known !== undefined && now !== undefined && known !== now
}
