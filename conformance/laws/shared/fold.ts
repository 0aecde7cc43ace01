import { isTerminal, type SeenEvent } from './event.ts'
import { toolsOf } from './text-of.ts'

/** What an execution's events fold to, as far as it can be told from the events alone. */
export interface Folded {
  readonly status: unknown
  readonly created_at: unknown
  readonly updated_at: unknown
  readonly last_sequence: unknown
  readonly usage: readonly unknown[]
  readonly target: unknown
  readonly error: unknown
  /** The text result of a succeeded execution; undefined before and otherwise, and where `output.result` replaced it. */
  readonly text?: FoldedText
  /** What the last `output.result` said. */
  readonly result?: unknown
}

export interface FoldedText {
  readonly outputs: readonly { readonly index: number; readonly type: 'text'; readonly text: string }[]
  readonly tool_calls: readonly { readonly call_id: unknown; readonly name: unknown; readonly arguments: string }[]
  readonly refusal: string
  readonly reasoning: string
}

/** Folds the events of one execution. @see spec/chapters resources: fold */
export function fold(log: readonly SeenEvent[]): Folded {
  const last = log.at(-1)
  const targets = log.filter(({ type }) => type === 'route.selected' || type === 'execution.completed')
  const terminal = log.find(isTerminal)
  const replaced = log.findLast(({ type }) => type === 'output.result')
  const succeeded = terminal?.type === 'execution.completed'
  return {
    status: last?.status,
    created_at: log[0]?.data.time,
    updated_at: last?.data.time,
    last_sequence: last?.sequence,
    usage: log.flatMap(({ type, data }) => (type === 'usage.reported' && Array.isArray(data.facts) ? data.facts : [])),
    target: targets.at(-1)?.data.target,
    error: terminal?.data.error,
    ...(succeeded && replaced === undefined ? { text: foldText(log) } : {}),
    ...(succeeded && replaced !== undefined ? { result: replaced.data.result } : {})
  }
}

function foldText(log: readonly SeenEvent[]): FoldedText {
  const join = (type: string): ReadonlyMap<number, string> => {
    const parts = new Map<number, string>()
    for (const { type: kind, data } of log) {
      if (kind !== type) continue
      const index = Number(data.output_index)
      parts.set(index, (parts.get(index) ?? '') + String(data.delta))
    }
    return new Map([...parts].sort(([a], [b]) => a - b))
  }
  return {
    outputs: [...join('output.delta')].map(([index, text]) => ({ index, type: 'text', text })),
    tool_calls: toolsOf(log).map(({ callId, name, arguments: text }) => ({
      call_id: callId,
      name,
      arguments: text === '' ? '{}' : text
    })),
    refusal: [...join('output.refusal.delta').values()].join(''),
    reasoning: [...join('output.reasoning.delta').values()].join('')
  }
}
