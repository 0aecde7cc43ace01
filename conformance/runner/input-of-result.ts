type Loose = Readonly<Record<string, unknown>>

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})

const list = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.map(record) : [])

/**
 * What a model said, as parts of the input of the next turn: its state, its text, its tool calls, each as the result shows them. Nothing
 * for an answer that is no text result.
 */
export function inputOfResult(answer: unknown): Loose[] {
  const result = record(record(answer).result)
  const texts = list(result.outputs).map(({ text }) => ({ type: 'text', text }))
  const calls = list(result.tool_calls).map(({ call_id, name, arguments: text }) => ({
    type: 'tool_call',
    call_id,
    name,
    arguments: text
  }))
  const states = list(result.provider_state).map((state) => ({ ...state, type: 'provider_state' }))
  return [...states, ...(texts.length === 0 ? [] : [{ type: 'message', role: 'assistant', content: texts }]), ...calls]
}
