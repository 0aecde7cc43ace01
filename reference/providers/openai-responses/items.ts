import { malformed } from '../failure.ts'
import { asArray, asIndex, asName, asObject, asText, type JsonObject } from '../json.ts'
import type { CallPart, OutputPart, OutputParts, PartKind } from '../output-parts.ts'
import type { Spoken } from '../provider-state.ts'

/** Which list of an item a part stands in; each counts for itself. */
export type PartList = 'content' | 'summary'

/** One output item, by its place in the response. Item ids are not looked at: some dialects change them with every event. */
export interface ResponseItem {
  readonly type: string | undefined
  /** The part at a place of one list; a place never changes its kind. */
  part(list: PartList, index: number, kind: PartKind): OutputPart
  call(): CallPart
  /** The item as a whole, as `output_item.done` and the final response repeat it: adds what is missing, checks what is there. */
  snapshot(item: JsonObject): void
  /** No more will come: closes the call, if it is one. */
  close(): void
  /** The state that it is, the first time it is asked for. */
  takeState(): JsonObject | undefined
  /** What state depends on it, or what state it is that nobody has taken; undefined for items that have no part in it. */
  spoken(): Spoken | undefined
}

/** The output items of one response. */
export interface ResponseItems {
  /** The item at a place; `item` is its description where the event carries one. */
  at(outputIndex: unknown, item?: JsonObject): ResponseItem
  /** The final list of items. Items that were never closed, or never shown, are filled from it. */
  finish(output: readonly unknown[]): void
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
    const type = asName(description?.type)
    if (known === undefined) {
      const item = createItem(type, parts)
      items.set(index, item)
      return item
    }
    if (type !== undefined && known.type !== undefined && known.type !== type) {
      throw malformed('an output item changes its type')
    }
    return known
  }

  function finish(output: readonly unknown[]): void {
    const described = output.map(asObject)
    const aligned = [...items].every(([index, { type }]) => {
      const found = asName(described[index]?.type)
      return found === undefined || type === undefined || found === type
    })
    if (!aligned) matchByType(described)
    else {
      for (const [index, item] of described.entries()) if (item !== undefined) at(index, item).snapshot(item)
    }
    for (const item of inOrder()) item.close()
  }

  function inOrder(): ResponseItem[] {
    return [...items].sort(([a], [b]) => a - b).map(([, item]) => item)
  }

  /** Where the final list leaves items out its places are others: then the n-th item of a type is the n-th of that type. */
  function matchByType(described: readonly (JsonObject | undefined)[]): void {
    const left = inOrder()
    for (const item of described) {
      const place = left.findIndex(({ type }) => type !== undefined && type === item?.type)
      if (item !== undefined && place >= 0) left.splice(place, 1)[0]?.snapshot(item)
    }
  }

  function stateBefore(outputIndex: unknown): JsonObject[] {
    const index = asIndex(outputIndex) ?? -1
    const before = [...items].filter(([at]) => at < index).sort(([a], [b]) => a - b)
    return before.map(([, item]) => item.takeState()).filter((state): state is JsonObject => state !== undefined)
  }

  return { at, finish, stateBefore, spoken: () => inOrder().flatMap((item) => item.spoken() ?? []) }
}

function createItem(type: string | undefined, parts: OutputParts): ResponseItem {
  const content = new Map<number, OutputPart>()
  const summary = new Map<number, OutputPart>()
  let call: CallPart | undefined
  let state: JsonObject | undefined
  let taken = false

  function part(list: PartList, index: number, kind: PartKind): OutputPart {
    const known = (list === 'content' ? content : summary).get(index)
    if (known !== undefined) {
      if (known.kind !== kind) throw malformed('a content part changes its type')
      return known
    }
    const made = parts.part(kind)
    ;(list === 'content' ? content : summary).set(index, made)
    return made
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
    state = item.type === 'reasoning' ? (reasoningState(item) ?? state) : state
    for (const [index, value] of asArray(item.content).entries()) snapshotPart('content', index, value)
    for (const [index, value] of asArray(item.summary).entries()) snapshotPart('summary', index, value)
  }

  function snapshotPart(list: PartList, index: number, value: unknown): void {
    const spoken = spokenPart(asObject(value))
    if (spoken !== undefined) part(list, index, spoken.kind).snapshot(spoken.text)
  }

  return {
    type,
    part,
    call: callOf,
    snapshot,
    close() {
      call?.close()
    },
    takeState() {
      if (taken || state === undefined) return undefined
      taken = true
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
