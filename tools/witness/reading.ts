import type { FixtureEvent } from '../corpus/expected-events.ts'

/** What somebody understood of an answer. Usage, finish and calls are told of whole answers alone; text of cut ones too. */
export interface Reading {
  /** `waiting`: still reading when everything there was had arrived. */
  readonly outcome: 'succeeded' | 'failed' | 'waiting'
  readonly text: string
  readonly refusal?: string
  readonly reasoning?: string
  readonly finish?: string
  readonly tool_calls?: readonly Call[]
  /** Quantity by unit. */
  readonly usage?: Readonly<Record<string, number>>
  /** A queue provider's result, as it is. */
  readonly result?: unknown
}

export interface Call {
  readonly name: string
  /** The text of the arguments, or their value where a library hands out nothing else. */
  readonly arguments: unknown
}

/** What the expected events of a fixture come to. */
export function readingOf(events: readonly FixtureEvent[]): Reading {
  const joined = (type: string): string => {
    const deltas = events.filter((event) => event.type === type)
    const places = deltas.toSorted((one, other) => Number(one.output_index) - Number(other.output_index))
    return places.map(({ delta }) => delta).join('')
  }
  const text = joined('output.delta')
  const last = events.at(-1)
  if (last?.type !== 'execution.completed') return { outcome: 'failed', text }
  const facts = events.flatMap(({ facts }) => (facts ?? []) as { unit: string; quantity: number }[])
  const result = events.find(({ type }) => type === 'output.result')
  return {
    outcome: 'succeeded',
    text,
    refusal: joined('output.refusal.delta'),
    reasoning: joined('output.reasoning.delta'),
    finish: String(last.finish_reason),
    tool_calls: events.filter(({ type }) => type === 'tool.call.started').map((started) => callOf(started, events)),
    usage: Object.fromEntries(facts.map(({ unit, quantity }) => [unit, quantity])),
    ...(result === undefined ? {} : { result: result.result })
  }
}

function callOf({ call_id: id, name }: FixtureEvent, events: readonly FixtureEvent[]): Call {
  const deltas = events.filter((event) => event.type === 'tool.call.arguments.delta' && event.call_id === id)
  return { name: String(name), arguments: deltas.map(({ delta }) => delta).join('') }
}

/** The fields in which a library's reading is not the expected one; what either of them does not tell is not compared. */
export function differences(expected: Reading, saw: Reading): string[] {
  if (expected.outcome !== saw.outcome) return ['outcome']
  const fields = ['text', 'refusal', 'reasoning', 'finish', 'tool_calls', 'usage', 'result'] as const
  return fields.filter((field) => {
    if (expected[field] === undefined || saw[field] === undefined) return false
    return canonical(comparable(field, expected[field])) !== canonical(comparable(field, saw[field]))
  })
}

/** Arguments are compared as values where they are JSON, and no arguments are an empty object. */
function comparable(field: string, value: unknown): unknown {
  if (field !== 'tool_calls') return value
  return (value as readonly Call[]).map((call) => ({ name: call.name, arguments: argumentsOf(call.arguments) }))
}

function argumentsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === '') return {}
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** JSON with its keys in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner
  )
}
