import type { InputPart, ProviderStatePart, Target } from '../../generated/types.ts'
import { attemptFailure } from '../core/errors.ts'
import type { ProviderEvent } from '../core/ports.ts'
import { asObject, asText, type JsonObject } from './json.ts'

/**
 * What the adapters put into the opaque `data` of provider state: the provider's own object, and what it stood before, by which it finds
 * its place again wherever the caller puts it.
 */
export interface StateData {
  /** The call id of the tool call that followed, or `message` where text did. */
  readonly before: { readonly call_id: string } | 'message'
  /** The provider's object, to be sent back as it is. */
  readonly value: JsonObject
}

/** What a provider said, in its order, as far as state depends on it: state, or what state may stand before. */
export type Spoken = { readonly state: JsonObject } | { readonly before: StateData['before'] }

/** The event of a piece of state, told in the place where it stood. */
export function stateEvent(value: JsonObject, before: StateData['before'], { provider, model }: Target): ProviderEvent {
  const data: StateData = { before, value }
  return { type: 'output.provider_state', provider, model, data }
}

/** The events of the state of a whole answer. State that nothing followed is none: no provider takes it back. */
export function stateEvents(spoken: readonly Spoken[], target: Target): ProviderEvent[] {
  const events: ProviderEvent[] = []
  let waiting: JsonObject[] = []
  for (const said of spoken) {
    if ('state' in said) waiting.push(said.state)
    else {
      events.push(...waiting.map((value) => stateEvent(value, said.before, target)))
      waiting = []
    }
  }
  return events
}

/** An input part, or state in its place. */
export type PlacedPart = Exclude<InputPart, ProviderStatePart> | { readonly type: 'state'; readonly data: StateData }

/**
 * The input with each state of `provider` in front of what it stood before. State of other providers is left out, and so is state whose
 * tool call is no part of the input any more: no provider takes it back alone.
 *
 * @throws ProviderFailure for data that no adapter gave
 */
export function placeState(input: readonly InputPart[], provider: string): PlacedPart[] {
  const byCall = new Map<string, PlacedPart[]>()
  const inPlace: PlacedPart[] = []
  for (const part of input) {
    if (part.type !== 'provider_state') inPlace.push(part)
    else if (part.provider === provider) {
      const data = stateData(part.data)
      if (data.before === 'message') inPlace.push({ type: 'state', data })
      else {
        const waiting = byCall.get(data.before.call_id) ?? []
        byCall.set(data.before.call_id, [...waiting, { type: 'state', data }])
      }
    }
  }
  const placed = inPlace.flatMap((part) =>
    part.type === 'tool_call' ? [...(byCall.get(part.call_id) ?? []), part] : [part]
  )
  return placed.filter((part, index) => part.type !== 'state' || leads(placed, index))
}

/** Whether the first part after the state at `index` is one that the model said. */
function leads(parts: readonly PlacedPart[], index: number): boolean {
  const next = parts.slice(index + 1).find(({ type }) => type !== 'state')
  return next?.type === 'tool_call' || (next?.type === 'message' && next.role === 'assistant')
}

function stateData(data: unknown): StateData {
  const state = asObject(data)
  const value = asObject(state?.value)
  const callId = asText(asObject(state?.before)?.call_id)
  if (value === undefined || (state?.before !== 'message' && callId === undefined)) throw strangeState()
  return { before: callId === undefined ? 'message' : { call_id: callId }, value }
}

/** State that is not what this provider gave: the caller's mistake, before anything is sent. */
export function strangeState(): Error {
  const message = 'A provider_state part is not what its provider gave.'
  return attemptFailure('provider_rejects_request', message, { remoteOutcome: 'not_started' })
}
