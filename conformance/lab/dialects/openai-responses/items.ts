/** One event before it is numbered. */
export type Payload = { readonly type: string } & Readonly<Record<string, unknown>>

export interface MessagePart {
  readonly type: 'output_text' | 'refusal'
  text: string
}

interface ItemBase {
  readonly id: string
  readonly index: number
  /** `open` until its done events were sent. */
  state: 'open' | 'completed' | 'incomplete'
}

export interface MessageItem extends ItemBase {
  readonly type: 'message'
  readonly parts: MessagePart[]
}

export interface ReasoningItem extends ItemBase {
  readonly type: 'reasoning'
  /** Raw text in `content` in place of a summary. */
  readonly raw: boolean
  /** Its encrypted form, which the provider takes back. */
  readonly sealed?: string
  text: string
}

export interface CallItem extends ItemBase {
  readonly type: 'function_call'
  /** Absent where the wire has none. */
  readonly callId: string | undefined
  readonly name: string
  /** Nothing tells its name before its end. */
  readonly nameless: boolean
  /** Its arguments come in snapshots only. */
  readonly silent: boolean
  text: string
}

export type Item = MessageItem | ReasoningItem | CallItem

/** The wire form of a message part. */
export function partObject(part: MessagePart): unknown {
  return part.type === 'refusal'
    ? { type: 'refusal', refusal: part.text }
    : { type: 'output_text', annotations: [], logprobs: [], text: part.text }
}

/** The wire form of an item as it stands: in `output_item.added` (empty), in `output_item.done` and in the final `output`. */
export function itemObject(item: Item, empty = false): unknown {
  const status = item.state === 'open' ? 'in_progress' : item.state
  if (item.type === 'message') {
    const content = empty ? [] : item.parts.map(partObject)
    return { id: item.id, type: 'message', status, content, role: 'assistant' }
  }
  if (item.type === 'function_call') {
    const { callId: call_id } = item
    const name = item.nameless && item.state === 'open' ? null : item.name
    return { id: item.id, type: 'function_call', status, arguments: empty ? '' : item.text, call_id, name }
  }
  const blank = empty || item.text === ''
  const sealed = empty || item.sealed === undefined ? {} : { encrypted_content: item.sealed }
  if (!item.raw) {
    const summary = blank ? [] : [{ type: 'summary_text', text: item.text }]
    return { id: item.id, type: 'reasoning', summary, ...sealed }
  }
  const content = blank ? [] : [{ type: 'reasoning_text', text: item.text }]
  return { id: item.id, type: 'reasoning', summary: [], content, ...sealed }
}

/** `output_item.added`, and the part that a reasoning summary opens with it. */
export function opening(item: Item): Payload[] {
  const added = { type: 'response.output_item.added', output_index: item.index, item: itemObject(item, true) }
  if (item.type !== 'reasoning' || item.raw) return [added]
  const part = { type: 'summary_text', text: '' }
  return [added, { type: 'response.reasoning_summary_part.added', ...place(item), summary_index: 0, part }]
}

export function partOpening(item: MessageItem, contentIndex: number): Payload {
  const part = partObject({ type: item.parts[contentIndex]?.type ?? 'output_text', text: '' })
  return { type: 'response.content_part.added', ...place(item), content_index: contentIndex, part }
}

export function partDelta(item: MessageItem, contentIndex: number, delta: string): Payload {
  const at = { ...place(item), content_index: contentIndex, delta }
  return item.parts[contentIndex]?.type === 'refusal'
    ? { type: 'response.refusal.delta', ...at }
    : { type: 'response.output_text.delta', ...at, logprobs: [] }
}

export function reasoningDelta(item: ReasoningItem, delta: string): Payload {
  return item.raw
    ? { type: 'response.reasoning_text.delta', ...place(item), content_index: 0, delta }
    : { type: 'response.reasoning_summary_text.delta', ...place(item), summary_index: 0, delta }
}

export function argumentsDelta(item: CallItem, delta: string): Payload {
  return { type: 'response.function_call_arguments.delta', ...place(item), delta }
}

/** The done events of an item whose state is no longer `open`. */
export function closing(item: Item): Payload[] {
  const done = { type: 'response.output_item.done', output_index: item.index, item: itemObject(item) }
  if (item.type === 'message') return [...item.parts.flatMap((part, index) => partClosing(item, part, index)), done]
  if (item.type === 'function_call') {
    return [{ type: 'response.function_call_arguments.done', ...place(item), arguments: item.text }, done]
  }
  if (item.raw) {
    return [{ type: 'response.reasoning_text.done', ...place(item), content_index: 0, text: item.text }, done]
  }
  const at = { ...place(item), summary_index: 0 }
  const part = { type: 'summary_text', text: item.text }
  return [
    { type: 'response.reasoning_summary_text.done', ...at, text: item.text },
    { type: 'response.reasoning_summary_part.done', ...at, part },
    done
  ]
}

function partClosing(item: MessageItem, part: MessagePart, contentIndex: number): Payload[] {
  const at = { ...place(item), content_index: contentIndex }
  const done =
    part.type === 'refusal'
      ? { type: 'response.refusal.done', ...at, refusal: part.text }
      : { type: 'response.output_text.done', ...at, logprobs: [], text: part.text }
  return [done, { type: 'response.content_part.done', ...at, part: partObject(part) }]
}

function place(item: Item): { item_id: string; output_index: number } {
  return { item_id: item.id, output_index: item.index }
}
