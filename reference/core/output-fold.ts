import type { AnyEvent, EventOf } from '../../generated/events.ts'
import type {
  Artifact,
  ExecutionOutput,
  FinishReason,
  ProviderState,
  TextResult,
  ToolCall
} from '../../generated/types.ts'

interface OpenCall {
  readonly name: string
  arguments: string
}

/** Text by `output_index`. */
function createParts() {
  const parts = new Map<number, string>()
  const ascending = () => [...parts].sort(([a], [b]) => a - b)
  return {
    add: (index: number, delta: string) => parts.set(index, (parts.get(index) ?? '') + delta),
    outputs: (): TextResult['outputs'] => ascending().map(([index, text]) => ({ index, type: 'text', text })),
    joined: () =>
      parts.size === 0
        ? undefined
        : ascending()
            .map(([, text]) => text)
            .join('')
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Ends that say that the model did not come to its own end, so that its last call may lack a part. */
const cuttingReasons: ReadonlySet<FinishReason | undefined> = new Set<FinishReason>([
  'length',
  'content_filter',
  'refusal',
  'pause',
  'other'
])

/**
 * The tool calls of an answer. When the answer was cut, a call is cut if its arguments are not complete JSON, or if there are none yet and
 * nothing followed it: only then "no arguments" and "no arguments so far" look the same.
 */
function createCalls() {
  const calls = new Map<string, OpenCall>()
  let latest: string | undefined
  const isCut = (callId: string, call: OpenCall) =>
    call.arguments === '' ? callId === latest : !isJson(call.arguments)
  return {
    start(callId: string, name: string) {
      calls.set(callId, { name, arguments: '' })
      latest = callId
    },
    add(callId: string, delta: string) {
      const call = calls.get(callId)
      if (call !== undefined) call.arguments += delta
      latest = callId
    },
    /** Some other output followed. */
    pass() {
      latest = undefined
    },
    list: (finish: FinishReason | undefined): ToolCall[] =>
      [...calls].map(([callId, call]) => ({
        call_id: callId,
        name: call.name,
        arguments: call.arguments === '' ? '{}' : call.arguments,
        ...(cuttingReasons.has(finish) && isCut(callId, call) ? { complete: false } : {})
      }))
  }
}

/** The fold of output events alone. */
export interface OutputFold {
  /** Takes an event; one that is no output changes nothing. */
  add(event: AnyEvent): void
  artifacts(): Artifact[]
  /** What the output amounts to when the answer has ended for this reason. */
  result(finish: FinishReason | undefined): ExecutionOutput
}

/**
 * An empty fold of output: text by index, calls by their start, refusal and reasoning apart from both, state as it came; a whole result replaces them.
 *
 * @see spec/chapters/04-resources.md
 */
export function createOutputFold(): OutputFold {
  const text = createParts()
  const reasoning = createParts()
  const refusal = createParts()
  const calls = createCalls()
  const states: ProviderState[] = []
  let whole: EventOf<'output.result'> | undefined
  const kinds = { 'output.delta': text, 'output.reasoning.delta': reasoning, 'output.refusal.delta': refusal }
  return {
    add(event: AnyEvent) {
      switch (event.type) {
        case 'output.delta':
        case 'output.reasoning.delta':
        case 'output.refusal.delta': {
          const { type, output_index, delta } = event as EventOf<keyof typeof kinds>
          kinds[type].add(output_index, delta)
          calls.pass()
          break
        }
        case 'tool.call.started': {
          const { call_id, name } = event as EventOf<'tool.call.started'>
          calls.start(call_id, name)
          break
        }
        case 'tool.call.arguments.delta': {
          const { call_id, delta } = event as EventOf<'tool.call.arguments.delta'>
          calls.add(call_id, delta)
          break
        }
        case 'output.provider_state': {
          const { provider, model, data } = event as EventOf<'output.provider_state'>
          states.push({ provider, model, data })
          break
        }
        case 'output.result':
          whole = event as EventOf<'output.result'>
          break
        default:
      }
    },
    artifacts: (): Artifact[] => whole?.artifacts ?? [],
    result(finish) {
      if (whole !== undefined) return whole.result
      const refused = refusal.joined()
      const reasoned = reasoning.joined()
      return {
        outputs: text.outputs(),
        tool_calls: calls.list(finish),
        ...(refused === undefined ? {} : { refusal: refused }),
        ...(reasoned === undefined ? {} : { reasoning: reasoned }),
        ...(states.length === 0 ? {} : { provider_state: [...states] })
      }
    }
  }
}
