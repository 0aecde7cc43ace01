import type { Act } from '../../../model/script.ts'
import { callIdOf } from '../call-id.ts'
import type { SayContext } from '../dialect.ts'
import { joinedArguments } from '../look-ahead.ts'

/** The `delta` of one chunk. */
export type Delta = Readonly<Record<string, unknown>>

type ToolAct = Extract<Act, { tool: unknown }>['tool']

interface Call {
  readonly index: number
  readonly id: string | undefined
  readonly name: string
  /** Its arguments stood in its first chunk, and no other says any. */
  readonly silent: boolean
  /** Its name was not said yet. */
  nameless: boolean
  text: string
}

/** The one message of an answer. Its methods return the delta that growing it makes, or none. */
export interface Message {
  text(delta: string): Delta
  refuse(delta: string): Delta
  readonly refused: boolean
  call(tool: ToolAct): Delta | undefined
  args(call: string, delta: string): Delta | undefined
  /** The message as an answer that comes whole carries it. */
  whole(): Readonly<Record<string, unknown>>
}

/** Keeps the message of one answer. All parts of a script's text are one text here. */
export function createMessage(acts: readonly Act[], { nonce }: SayContext): Message {
  let content: string | null = null
  let refusal: string | null = null
  const calls = new Map<string, Call>()
  return {
    text(delta) {
      content = (content ?? '') + delta
      return { content: delta }
    },
    refuse(delta) {
      refusal = (refusal ?? '') + delta
      return { refusal: delta }
    },
    get refused() {
      return refusal !== null
    },
    call(tool) {
      if (calls.has(tool.call)) return undefined
      const id = tool.form === 'no_id' ? undefined : callIdOf('call_', nonce, tool.call)
      const silent = tool.form === 'snapshot'
      const call = { index: calls.size, id, name: tool.name, silent, nameless: tool.form === 'late_name', text: '' }
      calls.set(tool.call, call)
      const first = silent ? joinedArguments(acts, tool.call) : ''
      return { tool_calls: [{ index: call.index, ...callObject(call, first) }] }
    },
    args(name, delta) {
      const call = calls.get(name)
      if (call === undefined) return undefined
      call.text += delta
      const named = call.nameless ? { name: call.name } : {}
      call.nameless = false
      return call.silent ? undefined : { tool_calls: [{ index: call.index, function: { ...named, arguments: delta } }] }
    },
    whole() {
      const made = [...calls.values()].map((call) => callObject(call, call.text))
      return { role: 'assistant', content, refusal, annotations: [], ...(made.length > 0 ? { tool_calls: made } : {}) }
    }
  }
}

function callObject({ id, name, nameless }: Call, text: string): Record<string, unknown> {
  const named = nameless ? {} : { name }
  return { ...(id === undefined ? {} : { id }), type: 'function', function: { ...named, arguments: text } }
}
