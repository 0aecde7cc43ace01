import { expect, test } from 'vitest'
import type { Act, ErrorKind, ScriptFinish } from '../../model/script.ts'
import { bodyOf, eventsOf, plainContext, stepsOf } from '../testing/play-body.ts'
import { strictEvents } from '../testing/strict-events.ts'
import { openAiResponses as dialect } from './openai-responses.ts'

const types = (events: readonly Record<string, unknown>[]) => events.map((event) => event.type)
const lastResponse = (events: readonly Record<string, unknown>[]) => events.at(-1)?.response as Record<string, unknown>
const end = (finish: ScriptFinish, form?: string): Act => ({ end: form === undefined ? { finish } : { finish, form } })

test('a text answer is said in the documented order, numbered from 0, with done events that repeat the text', () => {
  const events = eventsOf(dialect, [{ text: 'Hel' }, { text: 'lo' }, end('stop')])
  expect(types(events)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed'
  ])
  expect(events.map((event) => event.sequence_number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const item = (events[2]?.item ?? {}) as { id: string }
  expect(item).toEqual({ id: item.id, type: 'message', status: 'in_progress', content: [], role: 'assistant' })
  expect(item.id).toMatch(/^msg_[0-9a-f]{48}$/)
  expect(events[3]).toEqual({
    type: 'response.content_part.added',
    sequence_number: 3,
    item_id: item.id,
    output_index: 0,
    content_index: 0,
    part: { type: 'output_text', annotations: [], logprobs: [], text: '' }
  })
  expect(events[4]).toEqual({
    type: 'response.output_text.delta',
    sequence_number: 4,
    item_id: item.id,
    output_index: 0,
    content_index: 0,
    delta: 'Hel',
    logprobs: []
  })
  const part = { type: 'output_text', annotations: [], logprobs: [], text: 'Hello' }
  expect(events[6]).toMatchObject({ type: 'response.output_text.done', text: 'Hello' })
  expect(events[7]).toMatchObject({ type: 'response.content_part.done', part })
  const done = { id: item.id, type: 'message', status: 'completed', content: [part], role: 'assistant' }
  expect(events[8]).toMatchObject({ type: 'response.output_item.done', output_index: 0, item: done })
  expect(lastResponse(events)).toMatchObject({ status: 'completed', output: [done], usage: null, error: null })
})

test('every event is named after its type, in frames of LF alone, and nothing follows the terminal', () => {
  const body = bodyOf(stepsOf(dialect, { kind: 'stream', acts: [{ text: 'a' }, end('stop')] }))
  expect(body.includes(0x0d)).toBe(false)
  for (const { event, data } of strictEvents(body)) expect(event).toBe((JSON.parse(data) as { type: string }).type)
  expect(body.toString()).not.toContain('[DONE]')
})

test('the preamble holds a response in progress with an id, the model and no output', () => {
  const [created, progress] = eventsOf(dialect, [end('stop')])
  expect(created).toMatchObject({
    type: 'response.created',
    response: { object: 'response', status: 'in_progress', model: 'model-1', output: [], usage: null }
  })
  expect(progress?.response).toEqual(created?.response)
})

test('usage counts the caches inside the input and comes with the terminal only', () => {
  const events = eventsOf(dialect, [
    { usage: { input: 100, cache_read: 80 } },
    { text: 'a' },
    { usage: { output: 50, reasoning: 30, cache_write: 7 } },
    end('stop')
  ])
  expect(lastResponse(events).usage).toEqual({
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 80, cache_write_tokens: 7 },
    output_tokens: 50,
    output_tokens_details: { reasoning_tokens: 30 },
    total_tokens: 150
  })
  expect(events.filter((event) => JSON.stringify(event).includes('input_tokens'))).toHaveLength(1)
})

test('odd usage values reach the wire as they are', () => {
  const events = eventsOf(dialect, [
    { usage: { input: -5, output: 1.5, cache_read: '12', reasoning: null } },
    end('stop')
  ])
  expect(lastResponse(events).usage).toMatchObject({
    input_tokens: -5,
    output_tokens: 1.5,
    input_tokens_details: { cached_tokens: '12' },
    output_tokens_details: { reasoning_tokens: null }
  })
})

test('a tool call is an item of its own: its id derives from the nonce, its arguments come as deltas and whole', () => {
  const events = eventsOf(dialect, [
    { tool: { call: 'x', name: 'look_up' } },
    { args: { call: 'x', delta: '{"a"' } },
    { args: { call: 'x', delta: ':1}' } },
    end('tool_calls')
  ])
  expect(types(events).slice(2)).toEqual([
    'response.output_item.added',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.done',
    'response.output_item.done',
    'response.completed'
  ])
  const item = events[2]?.item as Record<string, unknown>
  expect(item).toMatchObject({ type: 'function_call', status: 'in_progress', arguments: '', name: 'look_up' })
  expect(item.call_id).toMatch(/^call_[0-9a-f]{24}$/)
  expect(events[3]).toMatchObject({ output_index: 0, item_id: item.id, delta: '{"a"' })
  expect(events[5]).toMatchObject({ arguments: '{"a":1}' })
  expect(lastResponse(events).output).toEqual([{ ...item, status: 'completed', arguments: '{"a":1}' }])
})

test('calls that interleave stay open until their last delta, and keep their own output index', () => {
  const events = eventsOf(dialect, [
    { tool: { call: 'x', name: 'f' } },
    { tool: { call: 'y', name: 'g' } },
    { args: { call: 'y', delta: '{"y"' } },
    { args: { call: 'x', delta: '{"x":1}' } },
    { args: { call: 'y', delta: ':2}' } },
    end('tool_calls')
  ])
  const told = events.map(({ type, output_index }) =>
    `${String(type).replace('response.', '')} ${output_index ?? ''}`.trim()
  )
  expect(told.slice(2, -1)).toEqual([
    'output_item.added 0',
    'output_item.added 1',
    'function_call_arguments.delta 1',
    'function_call_arguments.delta 0',
    'function_call_arguments.done 0',
    'output_item.done 0',
    'function_call_arguments.delta 1',
    'function_call_arguments.done 1',
    'output_item.done 1'
  ])
})

test('a call in snapshot form has no deltas; its arguments stand in the done events and the final response', () => {
  const events = eventsOf(dialect, [
    { tool: { call: 'x', name: 'f', form: 'snapshot' } },
    { args: { call: 'x', delta: '{"x":1}' } },
    end('tool_calls')
  ])
  expect(types(events)).not.toContain('response.function_call_arguments.delta')
  expect(events.find((event) => event.type === 'response.function_call_arguments.done')).toMatchObject({
    arguments: '{"x":1}'
  })
  expect(lastResponse(events).output).toMatchObject([{ arguments: '{"x":1}' }])
})

test('a refusal is a part of its own kind in a completed response', () => {
  const events = eventsOf(dialect, [{ refusal: 'I can’t' }, { refusal: ' help.' }, end('refusal')])
  expect(types(events).slice(3, 7)).toEqual([
    'response.content_part.added',
    'response.refusal.delta',
    'response.refusal.delta',
    'response.refusal.done'
  ])
  expect(events[3]).toMatchObject({ part: { type: 'refusal', refusal: '' } })
  expect(events[6]).toMatchObject({ refusal: 'I can’t help.' })
  expect(lastResponse(events)).toMatchObject({
    status: 'completed',
    output: [{ content: [{ type: 'refusal', refusal: 'I can’t help.' }] }]
  })
})

test('reasoning is a summary by default and raw text in its variant', () => {
  const summary = eventsOf(dialect, [{ reasoning: 'think' }, { text: 'a' }, end('stop')])
  expect(types(summary).slice(2, 8)).toEqual([
    'response.output_item.added',
    'response.reasoning_summary_part.added',
    'response.reasoning_summary_text.delta',
    'response.reasoning_summary_text.done',
    'response.reasoning_summary_part.done',
    'response.output_item.done'
  ])
  expect(summary[4]).toMatchObject({ summary_index: 0, output_index: 0, delta: 'think' })
  const raw = eventsOf(dialect, [{ reasoning: 'think' }, end('stop')], { variants: ['raw_reasoning'] })
  expect(raw[3]).toMatchObject({ type: 'response.reasoning_text.delta', content_index: 0, delta: 'think' })
  expect(lastResponse(raw).output).toMatchObject([
    { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'think' }] }
  ])
})

test.each<[ScriptFinish, string, string, unknown]>([
  ['stop', 'response.completed', 'completed', null],
  ['tool_calls', 'response.completed', 'completed', null],
  ['length', 'response.incomplete', 'incomplete', { reason: 'max_output_tokens' }],
  ['content_filter', 'response.incomplete', 'incomplete', { reason: 'content_filter' }],
  ['pause', 'response.incomplete', 'incomplete', { reason: 'lab_unlisted_pause' }],
  ['other', 'response.incomplete', 'incomplete', { reason: 'lab_unlisted' }]
])('finish %s ends in %s', (finish, type, status, details) => {
  const events = eventsOf(dialect, [{ text: 'a' }, end(finish)])
  expect(events.at(-1)?.type).toBe(type)
  expect(lastResponse(events)).toMatchObject({ status, incomplete_details: details })
  expect((lastResponse(events).output as { status: string }[])[0]?.status).toBe(status)
})

test('an end can leave out done events, output or usage, or contradict its deltas', () => {
  const acts = (form: string): Act[] => [{ text: 'a' }, { usage: { input: 1 } }, end('stop', form)]
  expect(types(eventsOf(dialect, acts('unclosed')))).not.toContain('response.output_item.done')
  expect(lastResponse(eventsOf(dialect, acts('unclosed'))).output).toMatchObject([{ content: [{ text: 'a' }] }])
  expect(lastResponse(eventsOf(dialect, acts('empty_output'))).output).toEqual([])
  expect(lastResponse(eventsOf(dialect, acts('no_usage')))).not.toHaveProperty('usage')
  expect(lastResponse(eventsOf(dialect, acts('snapshot_differs'))).output).toMatchObject([
    { content: [{ text: 'a~' }] }
  ])
})

test('the in-band error is nested and followed by response.failed; its other forms are flat, failed alone and untyped', () => {
  const saying = (form?: string): Record<string, unknown>[] =>
    eventsOf(dialect, [
      { error: { kind: 'rate_limit', message: 'slow', ...(form === undefined ? {} : { form }) } }
    ]).slice(2)
  const object = { message: 'slow', type: 'requests', param: null, code: 'rate_limit_exceeded' }
  const [nested, failed] = saying()
  expect(nested).toEqual({ type: 'error', sequence_number: 2, error: object })
  expect(failed).toMatchObject({
    type: 'response.failed',
    sequence_number: 3,
    response: { status: 'failed', error: { code: 'rate_limit_exceeded', message: 'slow' } }
  })
  expect(saying('flat')).toEqual([
    { type: 'error', sequence_number: 2, code: 'rate_limit_exceeded', message: 'slow', param: null }
  ])
  expect(types(saying('failed'))).toEqual(['response.failed'])
  expect(saying('untyped')).toEqual([{ error: object }])
})

test.each<[ErrorKind, number, string, string | null]>([
  ['overloaded', 503, 'service_unavailable_error', 'server_is_overloaded'],
  ['rate_limit', 429, 'requests', 'rate_limit_exceeded'],
  ['quota', 429, 'insufficient_quota', 'insufficient_quota'],
  ['server', 500, 'server_error', 'server_error'],
  ['invalid_request', 400, 'invalid_request_error', 'invalid_prompt'],
  ['authentication', 401, 'invalid_request_error', 'invalid_api_key'],
  ['not_found', 404, 'invalid_request_error', null],
  ['model_not_found', 400, 'invalid_request_error', 'model_not_found'],
  ['context_length', 400, 'invalid_request_error', 'context_length_exceeded'],
  ['unsupported_parameter', 400, 'invalid_request_error', 'unsupported_parameter']
])('error %s is HTTP %i with type %s and code %s', (kind, status, type, code) => {
  expect(dialect.wireError(kind).status).toBe(status)
  expect(dialect.errorBody(kind, 'm', plainContext)).toEqual({ error: { message: 'm', type, param: null, code } })
})

test('deltas carry obfuscation unless the request turned it off', () => {
  const acts: Act[] = [
    { text: 'a' },
    { tool: { call: 'x', name: 'f' } },
    { args: { call: 'x', delta: '{}' } },
    end('stop')
  ]
  const events = eventsOf(dialect, acts, { obfuscation: true })
  for (const event of events) expect('obfuscation' in event).toBe(String(event.type).endsWith('.delta'))
  expect(eventsOf(dialect, acts).some((event) => 'obfuscation' in event)).toBe(false)
})

test('noise is a keepalive, an unlisted event, or an empty delta that says nothing', () => {
  const events = eventsOf(dialect, [{ noise: 'ping' }, { noise: 'unknown' }, { noise: 'empty_delta' }, end('stop')])
  expect(events[2]).toEqual({ type: 'keepalive', sequence_number: 2 })
  expect(events[3]?.type).toBe('response.lab_unlisted.progress')
  expect(events.find((event) => event.type === 'response.output_text.delta')).toMatchObject({ delta: '' })
})

test('an empty delta goes to the part that speaks next and changes no order', () => {
  const events = eventsOf(dialect, [
    { noise: 'empty_delta' },
    { text: 'b', part: 1 },
    { text: 'a', part: 0 },
    end('stop')
  ])
  expect(lastResponse(events).output).toMatchObject([{ content: [{ text: 'b' }] }, { content: [{ text: 'a' }] }])
})

test('variants rotate item ids, leave out numbers, add a sentinel and escape what is not ASCII', () => {
  const acts: Act[] = [{ text: 'é' }, { text: '😀' }, end('stop')]
  const rotated = eventsOf(dialect, acts, { variants: ['rotating_ids'] }).flatMap((event) => event.item_id ?? [])
  expect(new Set(rotated).size).toBe(rotated.length)
  expect(eventsOf(dialect, acts, { variants: ['no_sequence'] }).some((event) => 'sequence_number' in event)).toBe(false)
  const script = { kind: 'stream', acts } as const
  expect(bodyOf(stepsOf(dialect, script, { variants: ['done_sentinel'] })).toString()).toMatch(
    /\n\ndata: \[DONE\]\n\n$/
  )
  const ascii = bodyOf(stepsOf(dialect, script, { variants: ['ascii_json'] })).toString()
  expect(ascii).toContain('\\u00e9')
  expect(ascii).toContain('\\ud83d\\ude00')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point
  expect(ascii).toMatch(/^[\x00-\x7f]*$/)
})

test('a second end is a second terminal', () => {
  const events = eventsOf(dialect, [{ text: 'a' }, end('stop'), end('stop')])
  expect(types(events).filter((type) => type === 'response.completed')).toHaveLength(2)
})

test('without streaming the same script is one response object with all that was said', () => {
  const acts: Act[] = [{ text: 'Hel' }, { text: 'lo' }, { usage: { input: 1, output: 2 } }, end('length')]
  const steps = stepsOf(dialect, { kind: 'stream', acts }, { streaming: false })
  expect(steps[0]).toMatchObject({ do: 'head', status: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(bodyOf(steps).toString())).toMatchObject({
    object: 'response',
    status: 'incomplete',
    output: [{ type: 'message', status: 'incomplete', content: [{ type: 'output_text', text: 'Hello' }] }],
    usage: { input_tokens: 1, output_tokens: 2, total_tokens: 3 }
  })
})

test('the served model stands in every snapshot', () => {
  const events = eventsOf(dialect, [{ end: { finish: 'stop', served_model: 'model-1-2026' } }])
  for (const event of events) expect((event.response as { model: string }).model).toBe('model-1-2026')
})

test('a call without an id has none anywhere, and the same arguments as ever', () => {
  const acts: Act[] = [
    { tool: { call: 'a', name: 'f', form: 'no_id' } },
    { args: { call: 'a', delta: '{}' } },
    end('tool_calls')
  ]
  const events = eventsOf(dialect, acts)
  expect(JSON.stringify(events)).not.toContain('call_id')
  expect(types(events)).toContain('response.function_call_arguments.delta')
})
