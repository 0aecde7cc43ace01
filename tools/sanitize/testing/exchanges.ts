import type { Exchange } from '../exchange.ts'

/** Bytes, each as one character, of a text. */
export const bytes = (text: string): string => Buffer.from(text).toString('latin1')

/** Frames one JSON value an event, as both providers of text do. */
export const frames = (events: readonly ({ readonly type: string } & Record<string, unknown>)[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')

/** An Anthropic answer whose text or arguments come in these pieces. */
export function anthropicStream(pieces: readonly string[], kind: 'text' | 'partial_json' = 'text'): string {
  const type = kind === 'text' ? 'text_delta' : 'input_json_delta'
  return frames([
    { type: 'content_block_start', index: 0, content_block: { type: kind === 'text' ? 'text' : 'tool_use', text: '' } },
    ...pieces.map((piece) => ({ type: 'content_block_delta', index: 0, delta: { type, [kind]: piece } })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_stop' }
  ])
}

/** An exchange around a response body. */
export function exchangeOf(body: string, given: Partial<Exchange> & { readonly type?: string } = {}): Exchange {
  const { type = body.startsWith('{') ? 'application/json' : 'text/event-stream', ...rest } = given
  return {
    name: 'one',
    provider: 'anthropic-messages',
    origin: 'https://api.provider.example.test',
    request: undefined,
    response: { status: 200, headers: { values: { 'content-type': type }, dropped: [] }, body: bytes(body) },
    chunks: undefined,
    end: 'complete',
    ...rest
  }
}

/** A request with a body. */
export const requestOf = (body: unknown, path = '/v1/messages'): Exchange['request'] => ({
  method: 'POST',
  path,
  headers: { values: {}, dropped: [] },
  body: bytes(JSON.stringify(body))
})

/** The deltas of each block joined, which is how a reader sees them. */
export function joinedDeltas(body: string): string {
  const blocks = new Map<string, string>()
  for (const line of Buffer.from(body, 'latin1').toString().split('\n')) {
    const event = parsed(line.replace(/^data: /, '')) as { delta?: string | Record<string, unknown> } | undefined
    if (event?.delta === undefined) continue
    const { delta, ...rest } = event
    const { type: _, ...said } = typeof delta === 'string' ? { delta } : delta
    const block = JSON.stringify(rest)
    blocks.set(block, (blocks.get(block) ?? '') + Object.values(said).join(''))
  }
  return [...blocks.values()].join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
