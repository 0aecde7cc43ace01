import type { AnyEvent, EventOf } from './generated/events.ts'
import type { FinishReason, ToolCall, UsageFact } from './generated/types.ts'
import { parseJson } from './json.ts'

/** What the events so far amount to, in the fields of the protocol where they hold data of the wire. */
export interface Accumulated {
  /** All answer text, the parts in ascending order of their index. */
  readonly text: string
  readonly outputs: { readonly index: number; readonly text: string }[]
  /** In the order of their start. `complete: false` on a call that may lack a part: do not run it. */
  readonly toolCalls: ToolCall[]
  readonly reasoning: string
  readonly refusal: string
  /** Every fact, in the order of the events. */
  readonly usage: UsageFact[]
  readonly finishReason: FinishReason | undefined
}

export interface Accumulator extends Accumulated {
  /** Takes the next event; one of an unknown type changes nothing. */
  add(event: AnyEvent): void
}

/** What of an event is accumulated, whatever its type. */
interface Fields {
  readonly type: string
  readonly output_index?: number
  readonly call_id?: string
  readonly delta?: string
  readonly name?: string
  readonly facts?: readonly UsageFact[]
}

/** Ends that say that the model did not come to its own end, so that its last call may lack a part. */
const cutting = new Set<string>(['length', 'content_filter', 'refusal', 'pause', 'other'] satisfies FinishReason[])

const ascending = (part = new Map<number, string>()) =>
  [...part].sort(([a], [b]) => a - b).map(([index, text]) => ({ index, text }))

/**
 * An empty accumulator. It holds partial output too, which is evidence and never a result: a result is what `result()` gives.
 *
 * @see spec/chapters/04-resources.md
 */
export const createAccumulator = (): Accumulator => {
  const parts: Record<string, Map<number, string>> = {
    'output.delta': new Map(),
    'output.reasoning.delta': new Map(),
    'output.refusal.delta': new Map()
  }
  const calls = new Map<string, { readonly name: string; arguments: string }>()
  const usage: UsageFact[] = []
  let completed: EventOf<'execution.completed'> | undefined
  let lastCall: string | undefined

  const joined = (type: string) =>
    ascending(parts[type])
      .map(({ text }) => text)
      .join('')

  /** Of an answer that was cut, "no arguments" and "no arguments so far" look the same in its last call alone. */
  const isCut = (callId: string, written: string) => {
    const mayLack = cutting.has(completed?.finish_reason ?? '')
    return !completed || (mayLack && (written === '' ? callId === lastCall : parseJson(written) === undefined))
  }

  return {
    add(event) {
      const { type, output_index = 0, call_id = '', delta = '', name = '', facts = [] } = event as Fields
      const part = parts[type]
      if (part) part.set(output_index, (part.get(output_index) ?? '') + delta)
      if (type === 'tool.call.started') calls.set(call_id, { name, arguments: '' })
      const call = type === 'tool.call.arguments.delta' ? calls.get(call_id) : undefined
      if (call) call.arguments += delta
      if (part || type.startsWith('tool.')) lastCall = part ? undefined : call_id
      if (type === 'usage.reported') usage.push(...facts)
      if (type === 'execution.completed') completed = event as EventOf<typeof type>
    },
    get text() {
      return joined('output.delta')
    },
    get outputs() {
      return ascending(parts['output.delta'])
    },
    get toolCalls() {
      return [...calls].map(([call_id, { name, arguments: written }]) => ({
        call_id,
        name,
        arguments: written || '{}',
        ...(isCut(call_id, written) && { complete: false })
      }))
    },
    get reasoning() {
      return joined('output.reasoning.delta')
    },
    get refusal() {
      return joined('output.refusal.delta')
    },
    get usage() {
      return [...usage]
    },
    get finishReason() {
      return completed?.finish_reason
    }
  }
}
