import { malformed } from '../failure.ts'
import { asIndex, asName, asObject, asText, type JsonObject } from '../json.ts'
import type { CallPart, OutputPart, OutputParts } from '../output-parts.ts'

/** The content blocks of one message, by index. */
export interface MessageBlocks {
  start(index: unknown, block: JsonObject | undefined): void
  delta(index: unknown, delta: JsonObject | undefined): void
  stop(index: unknown): void
  /** The message is over: closes what is still open, and adds the blocks of `content` that no event told. */
  finish(content: readonly unknown[]): void
}

/** A block as far as it matters here. Server tools and their results are the provider's own affair: blocks without a meaning. */
type Block =
  | { readonly kind: 'text' | 'thinking'; readonly part: OutputPart; open: boolean }
  | { readonly kind: 'call'; readonly call: CallPart; readonly input: JsonObject | undefined; open: boolean }
  | { readonly kind: 'none'; open: boolean }

export function createMessageBlocks(parts: OutputParts): MessageBlocks {
  const blocks = new Map<number, Block>()

  function make(block: JsonObject | undefined): Block {
    switch (block?.type) {
      case 'text':
        return speaking('text', asText(block.text))
      case 'thinking':
        return speaking('thinking', asText(block.thinking))
      case 'tool_use': {
        const call = parts.call()
        call.identify(asName(block.id), asName(block.name))
        return { kind: 'call', call, input: asObject(block.input), open: true }
      }
      default:
        return { kind: 'none', open: true }
    }
  }

  function speaking(kind: 'text' | 'thinking', text: string | undefined): Block {
    const part = parts.part(kind === 'text' ? 'output.delta' : 'output.reasoning.delta')
    if (text !== undefined) part.delta(text)
    return { kind, part, open: true }
  }

  function start(value: unknown, block: JsonObject | undefined): void {
    const index = indexOf(value)
    if (blocks.has(index)) throw malformed('a content block starts twice')
    blocks.set(index, make(block))
  }

  function delta(value: unknown, change: JsonObject | undefined): void {
    if (change?.type === 'text_delta') speak(value, 'text', asText(change.text))
    else if (change?.type === 'thinking_delta') speak(value, 'thinking', asText(change.thinking))
    else if (change?.type === 'input_json_delta') argue(value, asText(change.partial_json))
  }

  function speak(value: unknown, kind: 'text' | 'thinking', text: string | undefined): void {
    const index = indexOf(value)
    // Some proxies leave the start of a text block out; nothing is lost with it.
    if (!blocks.has(index)) blocks.set(index, make({ type: kind }))
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

  function finish(content: readonly unknown[]): void {
    content.forEach((value, index) => {
      if (!blocks.has(index)) start(index, asObject(value))
    })
    for (const block of blocks.values()) close(block)
  }

  return { start, delta, stop, finish }
}

function close(block: Block): void {
  if (!block.open) return
  block.open = false
  if (block.kind !== 'call') return
  const { call, input } = block
  // Without any delta the start told the arguments whole; an empty object says what no arguments say.
  if (call.empty && input !== undefined && Object.keys(input).length > 0) call.snapshot(JSON.stringify(input))
  call.close()
}

function indexOf(value: unknown): number {
  const index = asIndex(value)
  if (index === undefined) throw malformed('an event of a content block has no index')
  return index
}
