/** A long answer in the wire words of a provider, as its documentation frames it: `deltas` pieces of text. */
const word = (at: number): string => `piece ${at} of it, `

function framed(payloads: readonly object[]): Buffer {
  const frames = payloads.map(
    (payload) => `event: ${(payload as { type: string }).type}\ndata: ${JSON.stringify(payload)}\n\n`
  )
  return Buffer.from(frames.join(''))
}

export function openAiAnswer(deltas: number): Buffer {
  const response = { id: 'resp_bench', object: 'response', status: 'in_progress', model: 'bench-1', output: [] }
  const place = { item_id: 'msg_bench', output_index: 0, content_index: 0 }
  const text = Array.from({ length: deltas }, (_, at) => word(at)).join('')
  const item = { id: 'msg_bench', type: 'message', role: 'assistant' }
  const part = { type: 'output_text', annotations: [], logprobs: [] }
  const payloads = [
    { type: 'response.created', response },
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress', content: [] } },
    { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
    ...Array.from({ length: deltas }, (_, at) => ({
      type: 'response.output_text.delta',
      ...place,
      delta: word(at),
      logprobs: [],
      obfuscation: 'aB3dE5gH7jK9'.slice(at % 9)
    })),
    { type: 'response.output_text.done', ...place, text, logprobs: [] },
    {
      type: 'response.completed',
      response: {
        ...response,
        status: 'completed',
        output: [{ ...item, status: 'completed', content: [{ ...part, text }] }],
        usage: { input_tokens: 9, output_tokens: deltas, total_tokens: deltas + 9 }
      }
    }
  ]
  return framed(payloads.map((payload, sequence_number) => ({ ...payload, sequence_number })))
}

export function anthropicAnswer(deltas: number): Buffer {
  const message = {
    id: 'msg_bench',
    type: 'message',
    role: 'assistant',
    model: 'bench-1',
    content: [],
    stop_reason: null
  }
  return framed([
    { type: 'message_start', message: { ...message, usage: { input_tokens: 9, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...Array.from({ length: deltas }, (_, at) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: word(at) }
    })),
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: deltas }
    },
    { type: 'message_stop' }
  ])
}
