import type { Act } from '../../../model/script.ts'
import { stateToken } from '../../state-token.ts'
import { callIdOf } from '../call-id.ts'
import type { SayContext } from '../dialect.ts'

/** One event of the stream. */
export type Payload = { readonly type: string } & Readonly<Record<string, unknown>>

export interface Block {
  readonly type: 'text' | 'thinking' | 'tool_use'
  readonly index: number
  open: boolean
  /** Text, thinking, or the joined argument JSON. */
  text: string
  readonly signature: string
  readonly call?: { readonly id: string | undefined; readonly name: string; readonly whole: string | undefined }
}

/** Which content block an act speaks of. */
export function blockKey(act: Act): string | undefined {
  if ('text' in act) return `text:${act.part ?? 0}`
  if ('reasoning' in act) return `thinking:${act.part ?? 0}`
  if ('tool' in act) return `call:${act.tool.call}`
  if ('args' in act) return `call:${act.args.call}`
  return undefined
}

/** The content blocks of one message. Its methods return the events that opening, closing and growing them makes. */
export interface Blocks {
  readonly all: readonly Block[]
  grow(key: string, type: 'text' | 'thinking', text: string, index: number): Payload[]
  call(tool: { call: string; name: string; form?: string }, whole: string | undefined, index: number): Payload[]
  args(call: string, delta: string, index: number): Payload[]
  closeAll(): Payload[]
}

/** Keeps the blocks of one message. `uses`: the index of the last act for each block key. */
export function createBlocks(context: SayContext, uses: ReadonlyMap<string, number>): Blocks {
  const all: Block[] = []
  const open = new Map<string, Block>()
  const closeSpent = (except: string, index: number): Payload[] => {
    const spent = [...open].filter(([key]) => key !== except && (uses.get(key) ?? -1) < index)
    return spent.flatMap(([key, block]) => shut(key, block))
  }
  const shut = (key: string, block: Block): Payload[] => {
    open.delete(key)
    block.open = false
    return closing(block)
  }
  const enter = (
    key: string,
    index: number,
    made: Pick<Block, 'type' | 'call'>
  ): { block: Block; before: Payload[] } => {
    const before = closeSpent(key, index)
    const known = open.get(key)
    if (known !== undefined) return { block: known, before }
    const signature = stateToken(context, all.length)
    const block: Block = { ...made, index: all.length, open: true, text: '', signature }
    all.push(block)
    open.set(key, block)
    const ping = all.length === 1 ? [{ type: 'ping' }] : []
    return { block, before: [...before, opening(block), ...ping] }
  }
  return {
    all,
    grow(key, type, text, index) {
      const { block, before } = enter(key, index, { type })
      block.text += text
      const delta = type === 'text' ? { type: 'text_delta', text } : { type: 'thinking_delta', thinking: text }
      return [...before, blockDelta(block, delta)]
    },
    call(tool, whole, index) {
      const id = tool.form === 'no_id' ? undefined : callIdOf('toolu_', context.nonce, tool.call)
      const call = { id, name: tool.name, whole }
      const { block, before } = enter(`call:${tool.call}`, index, { type: 'tool_use', call })
      // The first argument delta of a real block is nearly always empty.
      return whole === undefined ? [...before, argumentDelta(block, '')] : before
    },
    args(call, delta, index) {
      const block = open.get(`call:${call}`)
      if (block === undefined) return []
      const before = closeSpent(`call:${call}`, index)
      block.text += delta
      return block.call?.whole === undefined ? [...before, argumentDelta(block, delta)] : before
    },
    closeAll: () => [...open].flatMap(([key, block]) => shut(key, block))
  }
}

/** The block as a non-stream answer carries it. */
export function blockObject(block: Block): unknown {
  if (block.type === 'text') return { type: 'text', text: block.text }
  if (block.type === 'thinking') return { type: 'thinking', thinking: block.text, signature: block.signature }
  return { ...callObject(block), input: parsed(block.text) ?? {} }
}

/** The JSON object that the text holds, if it holds one. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function callObject(block: Block): Record<string, unknown> {
  return { type: 'tool_use', id: block.call?.id, name: block.call?.name }
}

function opening(block: Block): Payload {
  const start = (content_block: unknown): Payload => ({
    type: 'content_block_start',
    index: block.index,
    content_block
  })
  if (block.type === 'text') return start({ type: 'text', text: '' })
  if (block.type === 'thinking') return start({ type: 'thinking', thinking: '', signature: '' })
  const whole = block.call?.whole
  const input = whole === undefined ? {} : (parsed(whole) ?? {})
  return start({ ...callObject(block), input, caller: { type: 'direct' } })
}

function closing(block: Block): Payload[] {
  const stop = { type: 'content_block_stop', index: block.index }
  if (block.type !== 'thinking') return [stop]
  return [blockDelta(block, { type: 'signature_delta', signature: block.signature }), stop]
}

function argumentDelta(block: Block, partial_json: string): Payload {
  return blockDelta(block, { type: 'input_json_delta', partial_json })
}

function blockDelta(block: Block, delta: unknown): Payload {
  return { type: 'content_block_delta', index: block.index, delta }
}
