import { malformed } from '../failure.ts'
import { asIndex, asName, asObject, asText, isJson, type JsonObject } from '../json.ts'
import type { CallPart, OutputPart, OutputParts, PartKind } from '../output-parts.ts'
import { impassable } from '../passable.ts'
import type { Spoken, StateData } from '../provider-state.ts'

/** The content blocks of one message, by index. */
export interface MessageBlocks {
  start(index: unknown, block: JsonObject | undefined): void
  delta(index: unknown, delta: JsonObject | undefined): void
  stop(index: unknown): void
  /**
   * The message is over: closes what is still open, and adds the blocks of `content` that no event told. Only where the message is `cut` may
   * a call be.
   */
  finish(content: readonly unknown[], cut: boolean): void
  /** What was said, in its order, for the state that has not been told. */
  spoken(): readonly Spoken[]
}

/** A block as far as it matters here. Server tools and their results are the provider's own affair: blocks without a meaning. */
type Block =
  | { readonly kind: 'text'; readonly part: OutputPart; open: boolean }
  | { readonly kind: 'thinking'; readonly part: OutputPart; signature: string | undefined; open: boolean }
  | { readonly kind: 'redacted'; readonly data: string; open: boolean }
  | { readonly kind: 'call'; readonly call: CallPart; readonly input: string | undefined; open: boolean }
  | { readonly kind: 'none'; open: boolean }

/** `tellState` hears of each piece of state where what it led to begins. */
export function createMessageBlocks(
  parts: OutputParts,
  tellState: (state: JsonObject, before: StateData['before']) => void
): MessageBlocks {
  const blocks = new Map<number, Block>()
  const told = new Set<Block>()

  function make(block: JsonObject | undefined): Block {
    switch (block?.type) {
      case 'text':
        return { kind: 'text', part: speaking('output.delta', asText(block.text)), open: true }
      case 'thinking': {
        const part = speaking('output.reasoning.delta', asText(block.thinking))
        return { kind: 'thinking', part, signature: keep(asName(block.signature)), open: true }
      }
      case 'redacted_thinking': {
        const data = keep(asName(block.data))
        return data === undefined ? { kind: 'none', open: true } : { kind: 'redacted', data, open: true }
      }
      case 'tool_use': {
        const input = keep(inputOf(block))
        const call = parts.call()
        call.identify(asName(block.id), asName(block.name))
        return { kind: 'call', call, input, open: true }
      }
      default:
        return { kind: 'none', open: true }
    }
  }

  /** Counts what nobody is told yet. */
  function keep(text: string | undefined, before = 0): string | undefined {
    if (text !== undefined) parts.holdings.hold(text.length, before)
    return text
  }

  function begin(index: number, block: JsonObject | undefined): void {
    parts.holdings.place()
    const callId = asName(block?.id)
    if (block?.type === 'text') tellBefore(index, 'message')
    else if (block?.type === 'tool_use' && callId !== undefined) tellBefore(index, { call_id: callId })
    blocks.set(index, make(block))
  }

  function tellBefore(index: number, before: StateData['before']): void {
    for (const [at, block] of blocks) {
      const state = at < index && !told.has(block) ? stateOf(block) : undefined
      if (state === undefined) continue
      told.add(block)
      parts.holdings.hold(0, heldBy(block))
      tellState(state, before)
    }
  }

  function speaking(kind: PartKind, text: string | undefined): OutputPart {
    const part = parts.part(kind)
    if (text !== undefined) part.delta(text)
    return part
  }

  function start(value: unknown, block: JsonObject | undefined): void {
    const index = indexOf(value)
    if (blocks.has(index)) throw malformed('a content block starts twice')
    begin(index, block)
  }

  function delta(value: unknown, change: JsonObject | undefined): void {
    if (change?.type === 'text_delta') speak(value, 'text', asText(change.text))
    else if (change?.type === 'thinking_delta') speak(value, 'thinking', asText(change.thinking))
    else if (change?.type === 'input_json_delta') argue(value, asText(change.partial_json))
    else if (change?.type === 'signature_delta') sign(value, asName(change.signature))
  }

  /** A signature comes whole and is nobody's output; one that fits no thinking is as good as none. */
  function sign(value: unknown, signature: string | undefined): void {
    const block = blocks.get(indexOf(value))
    if (block?.kind !== 'thinking' || !block.open) return
    block.signature = keep(signature, block.signature?.length) ?? block.signature
  }

  function speak(value: unknown, kind: 'text' | 'thinking', text: string | undefined): void {
    const index = indexOf(value)
    // Some proxies leave the start of a text block out; nothing is lost with it.
    if (!blocks.has(index)) begin(index, { type: kind })
    const block = blocks.get(index)
    if (block?.kind !== kind || !block.open) throw malformed('a delta does not fit its content block')
    if (text !== undefined) block.part.delta(text)
  }

  function argue(value: unknown, json: string | undefined): void {
    const block = blocks.get(indexOf(value))
    if (block?.kind === 'none' && block.open) return
    if (block?.kind !== 'call' || !block.open) throw malformed('a delta does not fit its content block')
    if (json !== undefined) block.call.delta(json)
  }

  function stop(value: unknown): void {
    const block = blocks.get(indexOf(value))
    if (block !== undefined) close(block)
  }

  function close(block: Block): void {
    if (!block.open) return
    block.open = false
    if (block.kind !== 'call') return
    const { call, input } = block
    parts.holdings.hold(0, heldBy(block))
    // Without any delta the start told the arguments whole.
    if (call.text === '' && input !== undefined) call.snapshot(input)
    call.close()
  }

  function finish(content: readonly unknown[], cut: boolean): void {
    content.forEach((value, index) => {
      if (!blocks.has(index)) start(index, asObject(value))
    })
    for (const block of blocks.values()) {
      const broken = block.open && block.kind === 'call' && block.call.text !== '' && !isJson(block.call.text)
      if (broken && !cut) throw malformed('a tool call ends in the middle of an answer that does not')
      close(block)
    }
  }

  function spoken(): readonly Spoken[] {
    const inOrder = [...blocks].sort(([a], [b]) => a - b)
    return inOrder.flatMap(([, block]) => (told.has(block) ? [] : (spokenOf(block) ?? [])))
  }

  return { start, delta, stop, finish, spoken }
}

function spokenOf(block: Block): Spoken | undefined {
  const state = stateOf(block)
  if (state !== undefined) return { state }
  if (block.kind === 'text') return { before: 'message' }
  return block.kind === 'call' && block.call.id !== undefined ? { before: { call_id: block.call.id } } : undefined
}

/** Thinking goes back as it came, and without a signature not at all. */
function stateOf(block: Block): JsonObject | undefined {
  if (block.kind === 'redacted') return { type: 'redacted_thinking', data: block.data }
  if (block.kind !== 'thinking' || block.signature === undefined) return undefined
  return { type: 'thinking', thinking: block.part.text, signature: block.signature }
}

/** The arguments that the start of a call tells whole; an empty object says what no arguments say. */
function inputOf(block: JsonObject): string | undefined {
  const input = asObject(block.input)
  if (input === undefined || Object.keys(input).length === 0) return undefined
  const fault = impassable(input)
  if (fault !== undefined) throw malformed(`the input of a tool call ${fault}`)
  return JSON.stringify(input)
}

/** Characters that it keeps without anybody having been told. */
function heldBy(block: Block): number {
  if (block.kind === 'redacted') return block.data.length
  if (block.kind === 'thinking') return block.signature?.length ?? 0
  return block.kind === 'call' ? (block.input?.length ?? 0) : 0
}

function indexOf(value: unknown): number {
  const index = asIndex(value)
  if (index === undefined) throw malformed('an event of a content block has no index')
  return index
}
