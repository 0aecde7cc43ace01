import { expect, test } from 'vitest'
import { frames, play } from '../test-support.ts'

type Event = Readonly<Record<string, unknown>>

/** Where an event stands. */
const at = { item_id: 'i', output_index: 0 }
const content = { ...at, content_index: 0 }
const summary = { ...at, summary_index: 0 }

/** Event types that tell something, each alone in a stream that then completes, with the neutral events it makes. */
const telling: Readonly<Record<string, readonly [before: readonly Event[], event: Event, tells: readonly Event[]]>> = {
  'response.queued': [[], { response: {} }, [{ type: 'progress', phase: 'queued' }]],
  'response.in_progress': [
    [{ type: 'response.queued', response: {} }],
    { response: {} },
    [
      { type: 'progress', phase: 'queued' },
      { type: 'progress', phase: 'processing' }
    ]
  ],
  'response.output_item.added': [
    [],
    { ...at, item: { type: 'function_call', call_id: 'c', name: 'f' } },
    [{ type: 'tool.call.started', call_id: 'c', name: 'f', output_index: 0 }]
  ],
  'response.output_item.done': [
    [],
    { ...at, item: { type: 'message', content: [{ type: 'output_text', text: 'x' }] } },
    [{ type: 'output.delta', output_index: 0, delta: 'x' }]
  ],
  'response.content_part.done': [
    [],
    { ...content, part: { type: 'output_text', text: 'x' } },
    [{ type: 'output.delta', output_index: 0, delta: 'x' }]
  ],
  'response.output_text.delta': [
    [],
    { ...content, delta: 'x' },
    [{ type: 'output.delta', output_index: 0, delta: 'x' }]
  ],
  'response.output_text.done': [[], { ...content, text: 'x' }, [{ type: 'output.delta', output_index: 0, delta: 'x' }]],
  'response.refusal.delta': [
    [],
    { ...content, delta: 'x' },
    [{ type: 'output.refusal.delta', output_index: 0, delta: 'x' }]
  ],
  'response.refusal.done': [
    [],
    { ...content, refusal: 'x' },
    [{ type: 'output.refusal.delta', output_index: 0, delta: 'x' }]
  ],
  'response.reasoning_summary_part.done': [
    [],
    { ...summary, part: { type: 'summary_text', text: 'x' } },
    [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
  ],
  'response.reasoning_summary_text.delta': [
    [],
    { ...summary, delta: 'x' },
    [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
  ],
  'response.reasoning_summary_text.done': [
    [],
    { ...summary, text: 'x' },
    [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
  ],
  'response.reasoning_text.delta': [
    [],
    { ...content, delta: 'x' },
    [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
  ],
  'response.reasoning_text.done': [
    [],
    { ...content, text: 'x' },
    [{ type: 'output.reasoning.delta', output_index: 0, delta: 'x' }]
  ],
  ...Object.fromEntries(
    (
      [
        ['response.function_call_arguments', 'function_call', 'arguments'],
        ['response.custom_tool_call_input', 'custom_tool_call', 'input']
      ] as const
    ).flatMap(([name, type, field]) => {
      const opened = { type: 'response.output_item.added', ...at, item: { type, call_id: 'c', name: 'f' } }
      const tells = [
        { type: 'tool.call.started', call_id: 'c', name: 'f', output_index: 0 },
        { type: 'tool.call.arguments.delta', call_id: 'c', delta: '{}' }
      ]
      return [
        [`${name}.delta`, [[opened], { ...at, delta: '{}' }, tells]],
        [`${name}.done`, [[opened], { ...at, [field]: '{}' }, tells]]
      ]
    })
  )
}

const server = (tool: string, ...steps: string[]): string[] => steps.map((step) => `response.${tool}.${step}`)

/** Event types without a neutral meaning: preamble, what repeats nothing, and what the provider's own tools do. */
const telltaleNothing = [
  'response.created',
  'response.content_part.added',
  'response.reasoning_summary_part.added',
  'response.output_text.annotation.added',
  ...server('image_generation_call', 'in_progress', 'generating', 'completed', 'partial_image'),
  ...server('web_search_call', 'in_progress', 'searching', 'completed'),
  ...server('file_search_call', 'in_progress', 'searching', 'completed'),
  ...server('code_interpreter_call', 'in_progress', 'interpreting', 'completed'),
  ...server('code_interpreter_call_code', 'delta', 'done'),
  ...server('mcp_list_tools', 'in_progress', 'completed', 'failed'),
  ...server('mcp_call', 'in_progress', 'completed', 'failed'),
  ...server('mcp_call_arguments', 'delta', 'done'),
  ...server('shell_call_command', 'added', 'delta', 'done'),
  ...server('shell_call_output_content', 'delta', 'done'),
  'response.compaction.compacting',
  'response.audio.delta',
  'response.audio.done',
  'response.audio.transcript.delta',
  'response.audio.transcript.done',
  'keepalive',
  'response.steer.accepted',
  'response.steer.pending',
  'response.steer.failed',
  'response.of_tomorrow'
]

const completed = { type: 'response.completed', response: { status: 'completed' } }

test('every event type with a neutral meaning tells it, alone and in its place', async () => {
  for (const [type, [before, event, tells]] of Object.entries(telling)) {
    const { events, failure } = await play('openai', frames(...before, { type, ...event }, completed))
    expect([type, failure, events.filter((told) => told.type !== 'completed')]).toEqual([type, undefined, tells])
  }
})

test('every other event type is ignored, whatever it holds', async () => {
  const whatever = { ...content, command_index: 0, delta: 'x', text: 'x', part: { type: 'output_text', text: '' } }
  for (const type of telltaleNothing) {
    const { events, failure } = await play('openai', frames({ type, ...whatever, response: {} }, completed))
    expect([type, failure, events.map((told) => told.type)]).toEqual([type, undefined, ['completed']])
  }
})

test('the three terminals and the error end the attempt', async () => {
  const rows = [
    ['response.completed', { response: { status: 'completed' } }, 'stop'],
    ['response.incomplete', { response: { status: 'incomplete', incomplete_details: { reason: 'steered' } } }, 'other'],
    ['response.failed', { response: { status: 'failed', error: { code: 'server_error' } } }, 'provider_unavailable'],
    ['error', { code: 'server_error' }, 'provider_unavailable']
  ] as const
  for (const [type, event, outcome] of rows) {
    const { events, failure } = await play('openai', frames({ type, ...event }))
    const last = events.at(-1)
    expect(failure?.code ?? (last?.type === 'completed' ? last.finish_reason : undefined)).toBe(outcome)
  }
})
