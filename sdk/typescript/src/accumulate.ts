import type { AnyEvent, EventOf } from './generated/events.ts'
import type { Artifact, ExecutionError, ExecutionOutput, FinishReason, ToolCall, UsageFact } from './generated/types.ts'

/** What the events so far amount to, in the fields of the protocol where they hold data of the wire. */
export interface Accumulated {
  /** All answer text, the parts in ascending order of their index. */
  readonly text: string
  readonly outputs: { readonly index: number; readonly text: string }[]
  /** In the order of their start. `complete: false` on a call that may lack a part: do not run it. */
  readonly toolCalls: ToolCall[]
  readonly reasoning: string | undefined
  readonly refusal: string | undefined
  /** Every fact, in the order of the events. */
  readonly usage: UsageFact[]
  /** The last whole result, of a media job. */
  readonly result: ExecutionOutput | undefined
  readonly artifacts: Artifact[]
  readonly finishReason: FinishReason | undefined
  /** The error of `execution.failed`. */
  readonly error: ExecutionError | undefined
}

export interface Accumulator extends Accumulated {
  /** Takes the next event; one of an unknown type changes nothing. */
  add(event: AnyEvent): void
}

/** Ends that say that the model did not come to its own end, so that its last call may lack a part. */
const cutting = new Set<FinishReason | undefined>(['length', 'content_filter', 'refusal', 'pause', 'other'])

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const ascending = (parts: Map<number, string>) => [...parts].sort(([a], [b]) => a - b)
const joined = (parts: Map<number, string>) =>
  ascending(parts)
    .map(([, text]) => text)
    .join('')

/**
 * An empty accumulator. It holds partial output too, which is evidence and never a result: a result is what `result()` gives.
 *
 * @see spec/chapters/04-resources.md
 */
export const createAccumulator = (): Accumulator => {
  const text = new Map<number, string>()
  const reasoning = new Map<number, string>()
  const refusal = new Map<number, string>()
  const parts = new Map<string, Map<number, string>>([
    ['output.delta', text],
    ['output.reasoning.delta', reasoning],
    ['output.refusal.delta', refusal]
  ])
  const calls = new Map<string, { readonly name: string; arguments: string }>()
  const usage: UsageFact[] = []
  let latestCall: string | undefined
  let whole: EventOf<'output.result'> | undefined
  let completed: EventOf<'execution.completed'> | undefined
  let failed: EventOf<'execution.failed'> | undefined

  const addDelta = (part: Map<number, string>, { output_index, delta }: EventOf<'output.delta'>) => {
    part.set(output_index, (part.get(output_index) ?? '') + delta)
    latestCall = undefined
  }

  const add = (event: AnyEvent) => {
    switch (event.type) {
      case 'tool.call.started': {
        const { call_id, name } = event as EventOf<'tool.call.started'>
        calls.set(call_id, { name, arguments: '' })
        latestCall = call_id
        break
      }
      case 'tool.call.arguments.delta': {
        const { call_id, delta } = event as EventOf<'tool.call.arguments.delta'>
        const call = calls.get(call_id)
        if (call !== undefined) call.arguments += delta
        latestCall = call_id
        break
      }
      case 'usage.reported':
        usage.push(...(event as EventOf<'usage.reported'>).facts)
        break
      case 'output.result':
        whole = event as EventOf<'output.result'>
        break
      case 'execution.completed':
        completed = event as EventOf<'execution.completed'>
        break
      case 'execution.failed':
        failed = event as EventOf<'execution.failed'>
        break
      default: {
        const part = parts.get(event.type)
        if (part !== undefined) addDelta(part, event as EventOf<'output.delta'>)
      }
    }
  }

  /** Of an answer that was cut, "no arguments" and "no arguments so far" look the same in its last call alone. */
  const isCut = (callId: string, written: string) =>
    completed === undefined ||
    (cutting.has(completed.finish_reason) && (written === '' ? callId === latestCall : !isJson(written)))

  return {
    add,
    get text() {
      return joined(text)
    },
    get outputs() {
      return ascending(text).map(([index, written]) => ({ index, text: written }))
    },
    get toolCalls() {
      return [...calls].map(([call_id, { name, arguments: written }]) => ({
        call_id,
        name,
        arguments: written === '' ? '{}' : written,
        ...(isCut(call_id, written) ? { complete: false } : {})
      }))
    },
    get reasoning() {
      return reasoning.size > 0 ? joined(reasoning) : undefined
    },
    get refusal() {
      return refusal.size > 0 ? joined(refusal) : undefined
    },
    get usage() {
      return [...usage]
    },
    get result() {
      return whole?.result
    },
    get artifacts() {
      return whole?.artifacts ?? []
    },
    get finishReason() {
      return completed?.finish_reason
    },
    get error() {
      return failed?.error
    }
  }
}
