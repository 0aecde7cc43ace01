import type { Act } from '../../../model/script.ts'
import { seededToken } from '../../random.ts'
import { stateToken } from '../../state-token.ts'
import { callIdOf } from '../call-id.ts'
import type { SayContext } from '../dialect.ts'
import {
  type CallItem,
  closing,
  type Item,
  type MessageItem,
  type MessagePart,
  opening,
  type Payload,
  partDelta,
  partOpening,
  type ReasoningItem
} from './items.ts'

/** Which output item an act speaks of. Text and refusal of one part share a message. */
export function itemKey(act: Act): string | undefined {
  if ('text' in act || 'refusal' in act) return `message:${act.part ?? 0}`
  if ('reasoning' in act) return `reasoning:${act.part ?? 0}`
  if ('tool' in act) return `call:${act.tool.call}`
  if ('args' in act) return `call:${act.args.call}`
  return undefined
}

type ToolForm = Extract<Act, { tool: unknown }>['tool']['form']

/** The output items of one response. Its methods return the events that opening, closing and growing them makes. */
export interface Output {
  readonly items: readonly Item[]
  part(type: MessagePart['type'], part: number, delta: string, index: number): Payload[]
  reasoning(part: number, index: number): { item: ReasoningItem; before: Payload[] }
  call(tool: { call: string; name: string; form?: ToolForm }, index: number): Payload[]
  openCall(call: string, index: number): { item: CallItem; before: Payload[] }
  /** Closes every open item; the last one opened gets `last`. Without `tell` no event is made of it. */
  closeAll(last: 'completed' | 'incomplete', tell: boolean): Payload[]
}

/** Keeps the items of one response. `uses`: the index of the last act for each item key. */
export function createOutput(context: SayContext, uses: ReadonlyMap<string, number>): Output {
  const items: Item[] = []
  const open = new Map<string, Item>()
  const id = (prefix: string): string =>
    `${prefix}_${seededToken(`item:${context.seed}:${context.nonce}:${context.target}:${context.call}:${items.length}`, 48)}`
  const base = (prefix: string) => ({ id: id(prefix), index: items.length, state: 'open' as const })
  /** Items run one after another unless the script comes back to one. */
  const closeSpent = (except: string, index: number): Payload[] => {
    const spent = [...open].filter(([key]) => key !== except && (uses.get(key) ?? -1) < index)
    return spent.flatMap(([key, item]) => shut(key, item, 'completed'))
  }
  const shut = (key: string, item: Item, state: 'completed' | 'incomplete'): Payload[] => {
    open.delete(key)
    item.state = state
    return closing(item)
  }
  const enter = <Kind extends Item>(
    key: string,
    index: number,
    make: () => Kind
  ): { item: Kind; before: Payload[] } => {
    const before = closeSpent(key, index)
    const known = open.get(key) as Kind | undefined
    if (known !== undefined) return { item: known, before }
    const item = make()
    items.push(item)
    open.set(key, item)
    return { item, before: [...before, ...opening(item)] }
  }
  const callItem = (key: string, index: number, tool: { call: string; name: string; form?: ToolForm }) =>
    enter<CallItem>(key, index, () => {
      const callId = tool.form === 'no_id' ? undefined : callIdOf('call_', context.nonce, tool.call)
      return {
        ...base('fc'),
        type: 'function_call',
        callId,
        name: tool.name,
        nameless: tool.form === 'late_name',
        silent: tool.form === 'snapshot',
        text: ''
      }
    })
  return {
    items,
    part(type, part, delta, index) {
      const { item, before } = enter<MessageItem>(`message:${part}`, index, () => ({
        ...base('msg'),
        type: 'message',
        parts: []
      }))
      let at = item.parts.findIndex((known) => known.type === type)
      if (at < 0) {
        at = item.parts.push({ type, text: '' }) - 1
        before.push(partOpening(item, at))
      }
      const grown = item.parts[at] as MessagePart
      grown.text += delta
      return [...before, partDelta(item, at, delta)]
    },
    reasoning: (part, index) =>
      enter<ReasoningItem>(`reasoning:${part}`, index, () => ({
        ...base('rs'),
        type: 'reasoning',
        raw: context.variants.includes('raw_reasoning'),
        ...(context.variants.includes('encrypted_reasoning') ? { sealed: stateToken(context, items.length) } : {}),
        text: ''
      })),
    call: (tool, index) => callItem(`call:${tool.call}`, index, tool).before,
    openCall: (call, index) => callItem(`call:${call}`, index, { call, name: call }),
    closeAll(last, tell) {
      const left = [...open]
      const payloads = left.flatMap(([key, item], place) =>
        shut(key, item, place === left.length - 1 ? last : 'completed')
      )
      return tell ? payloads : []
    }
  }
}
