import type { SampleEvent } from './sample-events.ts'

/** A numbered event of a sample log. */
export type NumberedEvent = SampleEvent & {
  readonly sequence: number
  readonly time: string
  readonly execution_id: string
}

/** The snapshot of a sample log, folded without the help of the laws. */
export function sampleSnapshot(log: readonly NumberedEvent[]): Record<string, unknown> {
  const [first, last] = [log[0], log.at(-1)]
  const target = log.findLast((event) => 'target' in event && event.type !== 'execution.failed')?.target
  const usage = log.flatMap((event) => (event.type === 'usage.reported' ? (event.facts as unknown[]) : []))
  return {
    execution_id: first?.execution_id,
    status: last?.status,
    created_at: first?.time,
    updated_at: last?.time,
    last_sequence: last?.sequence,
    usage,
    ...(target === undefined ? {} : { target }),
    ...(last?.type === 'execution.failed' ? { error: last.error } : {}),
    ...(last?.type === 'execution.completed' ? { result: sampleResult(log), artifacts: [] } : {})
  }
}

/** The answer to a request for the result. */
export function sampleResultBody(log: readonly NumberedEvent[]): { status: number; body: unknown } {
  const last = log.at(-1)
  const snapshot = sampleSnapshot(log)
  if (last?.type !== 'execution.completed') {
    return { status: 409, body: { status: last?.status, ...(last?.error === undefined ? {} : { error: last.error }) } }
  }
  const { execution_id, target, result, usage } = snapshot
  const reason = last.finish_reason === undefined ? {} : { finish_reason: last.finish_reason }
  return { status: 200, body: { execution_id, target, result, artifacts: [], usage, ...reason } }
}

function sampleResult(log: readonly NumberedEvent[]): unknown {
  const joined = (type: string, key: string): Map<unknown, string> => {
    const texts = new Map<unknown, string>()
    for (const event of log) {
      if (event.type === type) texts.set(event[key], (texts.get(event[key]) ?? '') + String(event.delta))
    }
    return texts
  }
  const texts = [...joined('output.delta', 'output_index')].sort(([a], [b]) => Number(a) - Number(b))
  const given = joined('tool.call.arguments.delta', 'call_id')
  const calls = log.filter(({ type }) => type === 'tool.call.started')
  const whole = (type: string): string => [...joined(type, 'output_index').values()].join('')
  const [refusal, reasoning] = [whole('output.refusal.delta'), whole('output.reasoning.delta')]
  return {
    outputs: texts.map(([index, text]) => ({ index, type: 'text', text })),
    tool_calls: calls.map(({ call_id, name }) => ({ call_id, name, arguments: given.get(call_id) ?? '{}' })),
    ...(refusal === '' ? {} : { refusal }),
    ...(reasoning === '' ? {} : { reasoning })
  }
}
