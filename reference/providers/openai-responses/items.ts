import { malformed } from '../failure.ts'
import { asArray, asIndex, asName, asObject, asText, isJson, type JsonObject } from '../json.ts'
import type { CallPart, OutputPart, OutputParts, PartKind } from '../output-parts.ts'
import { impassable } from '../passable.ts'
import type { Spoken } from '../provider-state.ts'

/** Which list of an item a part stands in; each counts for itself. */
export type PartList = 'content' | 'summary'

/** One output item, by its place in the response. Item ids are not looked at: some dialects change them with every event. */
export interface ResponseItem {
  readonly type: string | undefined
  /** Whether a description can be one of it, by its type or else by what has been said in it. */
  fits(description: JsonObject): boolean
  /** The part at a place of one list; a place never changes its kind. */
  part(list: PartList, index: number, kind: PartKind): OutputPart
  call(): CallPart
  /** The item as a whole, as `output_item.done` and the final response repeat it: adds what is missing, checks what is there. */
  snapshot(item: JsonObject): void
  /** No more will come: closes the call, if it is one. Only in an answer that is `cut` may its arguments be. */
  close(cut?: boolean): void
  /** The state that it is, the first time it is asked for. */
  takeState(): JsonObject | undefined
  /** What state depends on it, or what state it is that nobody has taken; undefined for items that have no part in it. */
  spoken(): Spoken | undefined
}

/** The output items of one response. */
export interface ResponseItems {
  /** The item at a place; `item` is its description where the event carries one. */
  at(outputIndex: unknown, item?: JsonObject): ResponseItem
  /** The final list of items. Items that were never closed, or never shown, are filled from it. Only a `cut` answer may hold a cut call. */
  finish(output: readonly unknown[], cut: boolean): void
  /** Takes the state in front of a place. */
  stateBefore(outputIndex: unknown): readonly JsonObject[]
  /** What was said, in its order, for the state that nobody has taken. */
  spoken(): readonly Spoken[]
}

const callTypes = new Set(['function_call', 'custom_tool_call'])

export function createResponseItems(parts: OutputParts): ResponseItems {
  const items = new Map<number, ResponseItem>()

  function at(outputIndex: unknown, description?: JsonObject): ResponseItem {
    const index = asIndex(outputIndex)
    if (index === undefined) throw malformed('an event of an output item has no output_index')
    const known = items.get(index)
    if (known === undefined) {
      parts.holdings.place()
      const item = createItem(asName(description?.type), parts)
      items.set(index, item)
      return item
    }
    if (description !== undefined && !known.fits(description)) throw malformed('an output item changes its type')
    return known
  }

  function finish(output: readonly unknown[], cut: boolean): void {
    const placed = placeAll(items, output.map(asObject), (item, description) => item.fits(description))
    for (const [place, description] of placed) at(place, description).snapshot(description)
    for (const item of inOrder()) item.close(cut)
  }

  function inOrder(): ResponseItem[] {
    return [...items].sort(([a], [b]) => a - b).map(([, item]) => item)
  }

  function stateBefore(outputIndex: unknown): JsonObject[] {
    const index = asIndex(outputIndex) ?? -1
    const before = [...items].filter(([at]) => at < index).sort(([a], [b]) => a - b)
    return before.map(([, item]) => item.takeState()).filter((state): state is JsonObject => state !== undefined)
  }

  return { at, finish, stateBefore, spoken: () => inOrder().flatMap((item) => item.spoken() ?? []) }
}

/**
 * The place of everything that a final list repeats. A list that leaves out what was told, or what nobody was told of, counts other places
 * than the events did: then the n-th of a kind is the n-th of that kind, and what fits nothing is new.
 */
function placeAll<Known, Told>(
  known: ReadonlyMap<number, Known>,
  told: readonly (Told | undefined)[],
  fits: (one: Known, other: Told) => boolean
): [place: number, Told][] {
  const aligned = [...known].every(([place, one]) => {
    const other = told[place]
    return other !== undefined && fits(one, other)
  })
  const left = [...known].sort(([a], [b]) => a - b)
  let fresh = (left.at(-1)?.[0] ?? -1) + 1
  return told.flatMap((other, index): [number, Told][] => {
    if (other === undefined) return []
    if (aligned) return [[index, other]]
    const at = left.findIndex(([, one]) => fits(one, other))
    return [[at < 0 ? fresh++ : (left.splice(at, 1)[0]?.[0] ?? fresh++), other]]
  })
}

function createItem(type: string | undefined, parts: OutputParts): ResponseItem {
  const content = new Map<number, OutputPart>()
  const summary = new Map<number, OutputPart>()
  let call: CallPart | undefined
  let state: JsonObject | undefined
  let stateSize = 0
  let taken = false
  /** Where no event has described it. */
  let spokenType: string | undefined

  function part(list: PartList, index: number, kind: PartKind): OutputPart {
    const known = (list === 'content' ? content : summary).get(index)
    if (known !== undefined) {
      if (known.kind !== kind) throw malformed('a content part changes its type')
      return known
    }
    const made = parts.part(kind)
    ;(list === 'content' ? content : summary).set(index, made)
    spokenType = kind === 'output.reasoning.delta' ? 'reasoning' : 'message'
    return made
  }

  function fits(description: JsonObject): boolean {
    const told = asName(description.type)
    const own = type ?? spokenType
    if (told === undefined || own === told) return true
    return own === undefined && (call === undefined || callTypes.has(told))
  }

  function callOf(): CallPart {
    call ??= parts.call()
    return call
  }

  function snapshot(item: JsonObject): void {
    if (callTypes.has(asText(item.type) ?? '')) {
      const whole = asText(item.arguments) ?? asText(item.input)
      callOf().identify(asName(item.call_id), asName(item.name))
      if (whole !== undefined) callOf().snapshot(whole)
      return
    }
    if (item.type !== 'message' && item.type !== 'reasoning') return
    if (item.type === 'reasoning') keepState(reasoningState(item))
    snapshotParts('content', asArray(item.content))
    snapshotParts('summary', asArray(item.summary))
  }

  function snapshotParts(list: PartList, values: readonly unknown[]): void {
    const told = values.map((value) => spokenPart(asObject(value)))
    const known = list === 'content' ? content : summary
    const placed = placeAll(known, told, (one, { kind }) => one.kind === kind)
    for (const [place, { kind, text }] of placed) part(list, place, kind).snapshot(text)
  }

  function keepState(told: JsonObject | undefined): void {
    if (told === undefined) return
    const fault = impassable(told)
    if (fault !== undefined) throw malformed(`reasoning ${fault}`)
    state = told
    if (taken) return
    const size = JSON.stringify(told).length
    parts.holdings.hold(size, stateSize)
    stateSize = size
  }

  return {
    type,
    fits,
    part,
    call: callOf,
    snapshot,
    close(cut = true) {
      if (call === undefined) return
      const broken = type === 'function_call' && !call.vouched && call.text !== '' && !isJson(call.text)
      if (broken && !cut) throw malformed('a tool call ends in the middle of an answer that does not')
      call.close()
    },
    takeState() {
      if (taken || state === undefined) return undefined
      taken = true
      parts.holdings.hold(0, stateSize)
      return state
    },
    spoken() {
      if (state !== undefined) return taken ? undefined : { state }
      if (call?.id !== undefined) return { before: { call_id: call.id } }
      return type === 'message' ? { before: 'message' } : undefined
    }
  }
}

/**
 * What of a reasoning item the API takes back, and only where it is encrypted: what the provider keeps is not relied on. Its plain text is
 * refused in an input.
 */
function reasoningState({ id, summary, encrypted_content }: JsonObject): JsonObject | undefined {
  if (asName(encrypted_content) === undefined) return undefined
  return {
    type: 'reasoning',
    ...(asName(id) !== undefined && { id }),
    summary: asArray(summary),
    encrypted_content
  }
}

/** The neutral kind and the text of a content or summary part; undefined for parts without a neutral meaning. */
export function spokenPart(
  part: JsonObject | undefined
): { readonly kind: PartKind; readonly text: string } | undefined {
  switch (part?.type) {
    case 'output_text':
      return spoken('output.delta', part.text)
    case 'refusal':
      return spoken('output.refusal.delta', part.refusal)
    case 'summary_text':
    case 'reasoning_text':
      return spoken('output.reasoning.delta', part.text)
    default:
      return undefined
  }
}

function spoken(kind: PartKind, value: unknown): { readonly kind: PartKind; readonly text: string } | undefined {
  const text = asText(value)
  return text === undefined ? undefined : { kind, text }
}
