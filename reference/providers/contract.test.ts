import { describe, test } from 'vitest'
import { createAnthropicMessages } from './anthropic-messages/index.ts'
import { providerContract, streamAnswer, streamScenes } from './contract.ts'
import { createMock } from './mock/index.ts'
import { createOpenAiResponses } from './openai-responses/index.ts'
import { frames } from './test-support.ts'

const flow = { abilities: ['ability'], maxConcurrency: 8, maxQueueDepth: 8 }
/** What both providers call below, each in its own words. */
const calls = [
  { name: 'weather', arguments: '{"city":"Ulm"}' },
  { name: 'now', arguments: '{}' }
]
const overloaded = { message: 'Try later.' }

describe('OpenAI Responses keeps the provider contract', () => {
  providerContract(test, {
    create: ({ origin, credential, clock, timeouts }) =>
      createOpenAiResponses({
        ...flow,
        id: 'openai',
        model: 'model',
        apiKey: credential,
        apiKeyEnv: 'KEY',
        capabilities: { tools: true },
        baseUrl: `${origin}/v1`,
        clock,
        timeouts,
        fetch
      }),
    says: 'Hello there',
    tools: {
      answer: streamAnswer(
        frames(
          { type: 'response.created', response: { id: 'r', status: 'in_progress' } },
          {
            type: 'response.output_item.added',
            output_index: 0,
            item: { type: 'function_call', call_id: 'c-1', name: 'weather', arguments: '' }
          },
          { type: 'response.function_call_arguments.delta', output_index: 0, delta: '{"city":' },
          { type: 'response.function_call_arguments.delta', output_index: 0, delta: '"Ulm"}' },
          { type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"city":"Ulm"}' },
          {
            type: 'response.output_item.added',
            output_index: 1,
            item: { type: 'function_call', call_id: 'c-2', name: 'now', arguments: '' }
          },
          {
            type: 'response.output_item.done',
            output_index: 1,
            item: { type: 'function_call', call_id: 'c-2', name: 'now', arguments: '{}', status: 'completed' }
          },
          { type: 'response.completed', response: { status: 'completed' } }
        )
      ),
      calls
    },
    wire: streamScenes({
      preamble: frames({ type: 'response.created', response: { id: 'r', status: 'in_progress' } }),
      output: frames(
        ...['Hello', ' there'].map((delta) => ({
          type: 'response.output_text.delta',
          output_index: 0,
          content_index: 0,
          delta
        }))
      ),
      terminal: frames({ type: 'response.completed', response: { status: 'completed', usage: { input_tokens: 3 } } }),
      keepalive: frames({ type: 'keepalive', sequence_number: 1 }),
      error: frames({ type: 'error', error: { ...overloaded, type: 'server_error', code: 'server_is_overloaded' } })
    })
  })
})

describe('Anthropic Messages keeps the provider contract', () => {
  providerContract(test, {
    create: ({ origin, credential, clock, timeouts }) =>
      createAnthropicMessages({
        ...flow,
        id: 'anthropic',
        model: 'model',
        apiKey: credential,
        apiKeyEnv: 'KEY',
        capabilities: { tools: true },
        baseUrl: origin,
        clock,
        timeouts,
        fetch
      }),
    says: 'Hello there',
    tools: {
      answer: streamAnswer(
        frames(
          { type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 3 } } },
          {
            type: 'content_block_start',
            index: 0,
            content_block: { type: 'tool_use', id: 'c-1', name: 'weather', input: {} }
          },
          { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"city":' } },
          { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '"Ulm"}' } },
          { type: 'content_block_stop', index: 0 },
          {
            type: 'content_block_start',
            index: 1,
            content_block: { type: 'tool_use', id: 'c-2', name: 'now', input: {} }
          },
          { type: 'content_block_stop', index: 1 },
          { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 2 } },
          { type: 'message_stop' }
        )
      ),
      calls
    },
    wire: streamScenes({
      preamble: frames({ type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 3 } } }),
      output: frames(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        ...['Hello', ' there'].map((text) => ({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'text_delta', text }
        })),
        { type: 'content_block_stop', index: 0 }
      ),
      terminal: frames(
        { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } },
        { type: 'message_stop' }
      ),
      keepalive: frames({ type: 'ping' }),
      error: frames({ type: 'error', error: { ...overloaded, type: 'overloaded_error' } })
    })
  })
})

describe('the mock keeps the provider contract', () => {
  providerContract(test, {
    create: ({ clock }) =>
      createMock({ ...flow, id: 'mock', model: 'mock-text', clock, behaviour: { text: 'Hello there' } }),
    says: 'Hello there',
    tools: {
      request: {
        ability: 'ability',
        input: [{ type: 'text', text: 'Ulm' }],
        tools: [
          {
            name: 'weather',
            parameters: { type: 'object', properties: { city: { const: 'Ulm' } }, required: ['city'] }
          }
        ]
      },
      calls: [{ name: 'weather', arguments: '{"city":"Ulm"}' }]
    }
  })
})
