import { expect, test } from 'vitest'
import { createDesk, labFetch, labKeys, labTargets } from '../../conformance/lab/index.ts'
import type { CallScript } from '../../conformance/model/script.ts'
import type { ExecutionEvent } from '../../generated/events.ts'
import type { ExecutionRequest, ExecutionResult, InputPart, TextResult } from '../../generated/types.ts'
import { createApp, createRuntime } from '../index.ts'
import { frames } from './test-support.ts'

const nonce = 'n-0123456789abcdef'
const ask: InputPart = { type: 'message', role: 'user', content: [{ type: 'text', text: `Look it up. [${nonce}]` }] }

const request: ExecutionRequest = {
  ability: 'lab.cross',
  instructions: 'Use the tool.',
  input: [ask],
  tools: [{ name: 'lookup', description: 'Looks up.', parameters: { type: 'object' } }],
  tool_choice: 'auto',
  routing: { allow_fallback: true }
}

type Body = Record<string, unknown>

/** A runtime over the first target of each text dialect, whose network is the lab, with what it sent. */
function bench(calls: readonly (readonly CallScript[])[]) {
  const targets = labTargets(['openai-responses', 'anthropic-messages'], { origin: 'http://127.0.0.1:4330' }).filter(
    ({ abilities }) => abilities.includes('lab.cross')
  )
  const keys = labKeys(targets, 1)
  const desk = createDesk({ targets, keys, seed: 1 })
  desk.enroll({ nonce, ability: 'lab.cross', calls, listener: () => undefined })
  const sent: { readonly to: string; readonly body: Body }[] = []
  const lab = labFetch(desk)
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const to = new URL(String(url)).pathname.split('/')[1] ?? ''
    sent.push({ to, body: JSON.parse(String(init?.body)) })
    return lab(url, init)
  }
  const providers = targets.map(({ dialect, id, model, abilities, api_key_env, base_url }) => ({
    type: dialect as 'openai-responses' | 'anthropic-messages',
    id,
    model,
    abilities: [...abilities],
    api_key_env,
    base_url,
    capabilities: { tools: true, parameters: ['reasoning_effort' as const, 'max_output_tokens' as const] }
  }))
  const runtime = createRuntime({ providers }, { fetch, env: keys })
  const app = createApp(runtime)
  return {
    sent,
    findings: desk.findings,
    stop: () => runtime.stop(0),
    async turn(more: Partial<ExecutionRequest>): Promise<{ events: ExecutionEvent[]; result: ExecutionResult }> {
      const answer = await app.request('/v1/executions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ ...request, ...more })
      })
      const stream = await answer.text()
      expect([answer.status, stream]).toEqual([200, expect.any(String)])
      const events = [...stream.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as ExecutionEvent)
      const id = events[0]?.execution_id
      const result = (await (await app.request(`/v1/executions/${id}/result`)).json()) as ExecutionResult
      return { events, result }
    }
  }
}

/** The input of the next turn: what the model said, as a caller writes it down without looking at who said it. */
function nextInput(result: ExecutionResult): InputPart[] {
  const { outputs, tool_calls, provider_state = [] } = result.result as TextResult
  return [
    ask,
    ...provider_state.map((state): InputPart => ({ type: 'provider_state', ...state })),
    ...outputs.map(
      ({ text }): InputPart => ({ type: 'message', role: 'assistant', content: [{ type: 'text', text }] })
    ),
    ...tool_calls.map(
      ({ call_id, name, arguments: text }): InputPart => ({ type: 'tool_call', call_id, name, arguments: text })
    ),
    ...tool_calls.map(({ call_id }): InputPart => ({ type: 'tool_result', call_id, output: `found for ${call_id}` }))
  ]
}

/** A turn of OpenAI that reasons, says something and calls two tools, one by an id that Anthropic would refuse. */
const openAiTurn: CallScript = {
  kind: 'stream',
  preamble: false,
  acts: [
    {
      raw: {
        utf8: frames(
          item(0, { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'c2VhbGVk' }),
          item(1, { type: 'message', content: [{ type: 'output_text', text: 'Let me look.' }] }),
          item(2, { type: 'reasoning', id: 'rs_2', summary: [], encrypted_content: 'c2VhbGVkIHRvbw==' }),
          item(3, { type: 'function_call', call_id: 'call:1|fc.9', name: 'lookup', arguments: '{"q":"a"}' }),
          item(4, { type: 'function_call', call_id: 'call_2', name: 'lookup', arguments: '{"q":"b"}' }),
          { type: 'response.completed', response: { status: 'completed' } }
        )
      }
    }
  ]
}

function item(output_index: number, body: Body): Body {
  return { type: 'response.output_item.done', output_index, item: body }
}

const answer: CallScript = { kind: 'stream', acts: [{ text: 'It is so.' }, { end: { finish: 'stop' } }] }
const unavailable: CallScript = { kind: 'status', status: 503 }

const textOf = ({ result }: ExecutionResult): string | undefined => (result as TextResult).outputs[0]?.text

test('a tool loop whose second turn falls back from OpenAI to Anthropic goes on unchanged', async () => {
  const { turn, sent, findings, stop } = bench([[openAiTurn, unavailable], [answer]])
  const first = await turn({})
  expect(first.events.at(-1)).toMatchObject({ type: 'execution.completed', finish_reason: 'tool_calls' })
  const second = await turn({ input: nextInput(first.result) })
  await stop()
  expect(second.events.at(-1)).toMatchObject({ type: 'execution.completed', target: { provider: 'lab-anthropic-a' } })
  expect(textOf(second.result)).toBe('It is so.')
  expect(sent.map(({ to }) => to)).toEqual(['lab-openai-a', 'lab-openai-a', 'lab-anthropic-a'])
  expect(findings).toEqual([])

  const anthropic = sent[2]?.body as { messages: { role: string; content: Body[] }[] } & Body
  expect(anthropic).toMatchObject({
    system: 'Use the tool.',
    tools: [{ name: 'lookup', description: 'Looks up.', input_schema: { type: 'object' } }],
    tool_choice: { type: 'auto' }
  })
  expect(anthropic.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  const [said, used, usedToo] = anthropic.messages[1]?.content ?? []
  expect(said).toEqual({ type: 'text', text: 'Let me look.' })
  expect([used, usedToo]).toMatchObject([
    { type: 'tool_use', name: 'lookup', input: { q: 'a' } },
    { type: 'tool_use', id: 'call_2', name: 'lookup', input: { q: 'b' } }
  ])
  expect(used?.id).toMatch(/^[a-zA-Z0-9_-]+$/)
  expect(anthropic.messages[2]?.content).toEqual([
    { type: 'tool_result', tool_use_id: used?.id, content: 'found for call:1|fc.9' },
    { type: 'tool_result', tool_use_id: 'call_2', content: 'found for call_2' }
  ])
  const selected = second.events.filter(({ type }) => type === 'route.selected')
  expect(selected[1]).toMatchObject({ ignored: [{ provider: 'lab-openai-a' }, { provider: 'lab-openai-a' }] })
})

test('the provider that gave state gets it back, each piece in front of what it led to', async () => {
  const { turn, sent, findings, stop } = bench([[openAiTurn, answer], []])
  const first = await turn({})
  const second = await turn({ input: nextInput(first.result) })
  await stop()
  expect(textOf(second.result)).toBe('It is so.')
  expect(findings).toEqual([])
  const { input, include, store } = (sent[1]?.body ?? {}) as { input: Body[] } & Body
  expect({ include, store }).toEqual({ include: ['reasoning.encrypted_content'], store: false })
  expect(input.slice(1, 6)).toMatchObject([
    { type: 'reasoning', id: 'rs_1', encrypted_content: 'c2VhbGVk' },
    { role: 'assistant', content: [{ type: 'output_text', text: 'Let me look.' }] },
    { type: 'reasoning', id: 'rs_2', encrypted_content: 'c2VhbGVkIHRvbw==' },
    { type: 'function_call', name: 'lookup', arguments: '{"q":"a"}' },
    { type: 'function_call', call_id: 'call_2', name: 'lookup', arguments: '{"q":"b"}' }
  ])
  expect(input.slice(6)).toMatchObject([
    { type: 'function_call_output', call_id: input[4]?.call_id, output: 'found for call:1|fc.9' },
    { type: 'function_call_output', call_id: 'call_2', output: 'found for call_2' }
  ])
})

test('a tool loop goes the other way, too: thinking of Anthropic stays behind when OpenAI takes over', async () => {
  const thinks: CallScript = {
    kind: 'stream',
    preamble: false,
    acts: [
      {
        raw: {
          utf8: frames(
            { type: 'message_start', message: { id: 'm', content: [] } },
            block(0, { type: 'thinking', thinking: 'hm', signature: 'c2ln' }),
            block(1, { type: 'tool_use', id: 'toolu_1', name: 'lookup', input: { q: 'a' } }),
            { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
            { type: 'message_stop' }
          )
        }
      }
    ]
  }
  const routing = { allow_fallback: true, provider_order: ['lab-anthropic-a'] }
  const { turn, sent, findings, stop } = bench([[answer], [thinks, unavailable]])
  const first = await turn({ routing })
  expect((first.result.result as TextResult).provider_state).toHaveLength(1)
  const second = await turn({ routing, input: nextInput(first.result) })
  await stop()
  expect(textOf(second.result)).toBe('It is so.')
  expect(sent.map(({ to }) => to)).toEqual(['lab-anthropic-a', 'lab-anthropic-a', 'lab-openai-a'])
  expect(sent[1]?.body.messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: [{ type: 'thinking', thinking: 'hm', signature: 'c2ln' }, { type: 'tool_use' }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1' }] }
  ])
  expect(sent[2]?.body.input).toMatchObject([
    { role: 'user' },
    { type: 'function_call', call_id: 'toolu_1', arguments: '{"q":"a"}' },
    { type: 'function_call_output', call_id: 'toolu_1' }
  ])
  expect(findings).toEqual([])
})

function block(index: number, content_block: Body): Body {
  return { type: 'content_block_start', index, content_block }
}
