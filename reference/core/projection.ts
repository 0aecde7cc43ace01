import type { AnyEvent, EventOf } from '../../generated/events.ts'
import type {
  Artifact,
  ExecutionError,
  ExecutionResult,
  ExecutionSnapshot,
  ExecutionStatus,
  FinishReason,
  Target,
  TextResult,
  ToolCall,
  UsageFact
} from '../../generated/types.ts'

/** The fold of one execution's events so far. */
export interface Projection {
  /** Takes the next event; any other one changes nothing. */
  apply(event: AnyEvent): void
  readonly lastSequence: number
  readonly status: ExecutionStatus
  readonly error: ExecutionError | undefined
  snapshot(executionId: string): ExecutionSnapshot
  /** Absent unless the execution has succeeded. */
  result(executionId: string): ExecutionResult | undefined
}

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

/** Everything that output events say. */
function createOutput() {
  const text = createParts()
  const reasoning = createParts()
  const refusal = createParts()
  const calls = createCalls()
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
        case 'output.result':
          whole = event as EventOf<'output.result'>
          break
        default:
      }
    },
    artifacts: (): Artifact[] => whole?.artifacts ?? [],
    result(finish: FinishReason | undefined): ExecutionResult['result'] {
      if (whole !== undefined) return whole.result
      const refused = refusal.joined()
      const reasoned = reasoning.joined()
      return {
        outputs: text.outputs(),
        tool_calls: calls.list(finish),
        ...(refused === undefined ? {} : { refusal: refused }),
        ...(reasoned === undefined ? {} : { reasoning: reasoned })
      }
    }
  }
}

/**
 * An empty fold. Partial output stays inside: `result` and `artifacts` show once the execution has succeeded. Order is that of the
 * sequence alone; `time` is displayed and orders nothing.
 *
 * @see spec/chapters/04-resources.md
 */
export function createProjection(): Projection {
  const output = createOutput()
  const usage: UsageFact[] = []
  let target: Target | undefined
  let error: ExecutionError | undefined
  let finish: FinishReason | undefined
  let status: ExecutionStatus = 'accepted'
  let createdAt = ''
  let updatedAt = ''
  let lastSequence = 0

  function mark(event: AnyEvent): void {
    lastSequence = event.sequence
    status = event.status
    updatedAt = event.time
    if (createdAt === '') createdAt = event.time
  }

  function read(event: AnyEvent): void {
    switch (event.type) {
      case 'route.selected':
        target = (event as EventOf<'route.selected'>).target
        break
      case 'usage.reported':
        usage.push(...(event as EventOf<'usage.reported'>).facts)
        break
      case 'execution.completed': {
        const completed = event as EventOf<'execution.completed'>
        target = completed.target
        finish = completed.finish_reason
        break
      }
      case 'execution.failed':
        error = (event as EventOf<'execution.failed'>).error
        break
      default:
        output.add(event)
    }
  }

  return {
    apply(event) {
      if (event.sequence !== lastSequence + 1) return
      mark(event)
      read(event)
    },
    get lastSequence() {
      return lastSequence
    },
    get status() {
      return status
    },
    get error() {
      return error
    },
    snapshot: (executionId) => ({
      execution_id: executionId,
      status,
      created_at: createdAt,
      updated_at: updatedAt,
      last_sequence: lastSequence,
      usage: [...usage],
      ...(target === undefined ? {} : { target }),
      ...(error === undefined ? {} : { error }),
      ...(status === 'succeeded' ? { result: output.result(finish), artifacts: output.artifacts() } : {})
    }),
    result: (executionId) =>
      status !== 'succeeded' || target === undefined
        ? undefined
        : {
            execution_id: executionId,
            target,
            result: output.result(finish),
            artifacts: output.artifacts(),
            usage: [...usage],
            ...(finish === undefined ? {} : { finish_reason: finish })
          }
  }
}
