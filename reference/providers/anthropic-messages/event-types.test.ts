import { expect, test } from 'vitest'
import { frames, play } from '../test-support.ts'

type Event = Readonly<Record<string, unknown>>

const started = { type: 'message_start', message: { id: 'm', content: [] } }
const ended = [{ type: 'message_delta', delta: { stop_reason: 'end_turn' } }, { type: 'message_stop' }]

/** The neutral events of a stream of one block, without its end. */
async function told(...inside: Event[]): Promise<unknown> {
  const { events, failure } = await play('anthropic', frames(started, ...inside, ...ended))
  return failure ?? events.filter(({ type }) => type !== 'completed' && type !== 'output.provider_state')
}

const open = (block: Event): Event => ({ type: 'content_block_start', index: 0, content_block: block })
const change = (delta: Event): Event => ({ type: 'content_block_delta', index: 0, delta })

const text = open({ type: 'text', text: '' })
const thinking = open({ type: 'thinking', thinking: '' })
const call = open({ type: 'tool_use', id: 't', name: 'f', input: {} })
const calls = { type: 'tool.call.started', call_id: 't', name: 'f', output_index: 0 }

test('every kind of delta tells its meaning, or nothing', async () => {
  const rows: readonly (readonly [block: Event, delta: Event, tells: readonly Event[]])[] = [
    [text, { type: 'text_delta', text: 'x' }, [{ type: 'output.delta', output_index: 0, delta: 'x' }]],
    [
      thinking,
      { type: 'thinking_delta', thinking: 'x', estimated_tokens: 3 },
      [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
    ],
    [
      call,
      { type: 'input_json_delta', partial_json: '{}' },
      [calls, { type: 'tool.call.arguments.delta', call_id: 't', delta: '{}' }]
    ],
    [thinking, { type: 'signature_delta', signature: 's' }, []],
    [text, { type: 'citations_delta', citation: { cited_text: 'x' } }, []],
    [open({ type: 'compaction' }), { type: 'compaction_delta', content: 'x', encrypted_content: 'y' }, []],
    [text, { type: 'delta_of_tomorrow', text: 'x' }, []]
  ]
  for (const [block, delta, tells] of rows) {
    expect([delta.type, await told(block, change(delta))]).toEqual([delta.type, tells])
  }
})

test('every kind of block tells its meaning, or nothing', async () => {
  const result = 'tool_result'
  const silent = [
    'redacted_thinking',
    'server_tool_use',
    'container_upload',
    'mcp_tool_use',
    `mcp_${result}`,
    'mcp_tool_listing',
    'compaction',
    'fallback',
    ...['web_search', 'web_fetch', 'code_execution', 'bash_code_execution', 'text_editor_code_execution'].map(
      (tool) => `${tool}_${result}`
    ),
    `tool_search_${result}`,
    `advisor_${result}`,
    'block_of_tomorrow'
  ]
  for (const type of silent) {
    const block = open({
      type,
      id: 'x',
      name: 'x',
      input: { x: 1 },
      text: 'x',
      data: 'x',
      content: [{ error_code: 'x' }]
    })
    expect([type, await told(block, { type: 'content_block_stop', index: 0 })]).toEqual([type, []])
  }
  expect(await told(open({ type: 'text', text: 'x' }))).toEqual([{ type: 'output.delta', output_index: 0, delta: 'x' }])
  expect(await told(open({ type: 'thinking', thinking: 'x' }))).toEqual([
    { type: 'output.reasoning.delta', output_index: 0, delta: 'x' }
  ])
  expect(await told(call)).toEqual([calls])
})

test('events without a meaning of their own are ignored wherever they stand', async () => {
  for (const type of ['ping', 'event_of_tomorrow']) {
    const event = { type, index: 0, delta: { text: 'x' } }
    const { events, failure } = await play(
      'anthropic',
      frames(event, started, event, ...ended.slice(0, 1), event, ...ended.slice(1))
    )
    expect([failure, events]).toEqual([undefined, [{ type: 'completed', finish_reason: 'stop' }]])
  }
})
