import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFixtures } from '../../conformance/lab/index.ts'
import { readExpected } from './expected-events.ts'
import { type FixtureFacts, factsOf } from './fixture-facts.ts'
import { matrixOf } from './matrix.ts'

const root = new URL('../../fixtures/', import.meta.url).pathname
const readme = join(root, 'README.md')
const marker = '<!-- From here on made by tools/corpus/matrix.test.ts; do not edit. -->\n'

const facts: FixtureFacts[] = []
for (const fixture of await loadFixtures(root)) facts.push(factsOf(fixture, await readExpected(root, fixture.id)))

const words = (provider: string): Set<string> =>
  new Set(facts.filter(({ fixture }) => fixture.provider === provider).flatMap((one) => [...one.words]))

const missing = (provider: string, listed: string): string[] => {
  const seen = words(provider)
  return listed
    .trim()
    .split(/\s+/)
    .filter((word) => !seen.has(word))
}

test('the matrix in the README is that of the fixtures', async () => {
  const [prose = ''] = (await readFile(readme, 'utf8')).split(marker)
  await expect(`${prose}${marker}\n${matrixOf(facts)}`).toMatchFileSnapshot(readme)
})

test('every event, part and item of an OpenAI stream is in a fixture', () => {
  const events = `
    response.created response.queued response.in_progress response.completed response.incomplete response.failed error keepalive
    response.output_item.added response.output_item.done response.content_part.added response.content_part.done
    response.output_text.delta response.output_text.done response.output_text.annotation.added
    response.refusal.delta response.refusal.done
    response.function_call_arguments.delta response.function_call_arguments.done
    response.custom_tool_call_input.delta response.custom_tool_call_input.done
    response.reasoning_summary_part.added response.reasoning_summary_part.done
    response.reasoning_summary_text.delta response.reasoning_summary_text.done
    response.reasoning_text.delta response.reasoning_text.done
    response.image_generation_call.in_progress response.image_generation_call.generating
    response.image_generation_call.partial_image response.image_generation_call.completed
    response.web_search_call.in_progress response.web_search_call.searching response.web_search_call.completed
    response.file_search_call.in_progress response.file_search_call.searching response.file_search_call.completed
    response.code_interpreter_call.in_progress response.code_interpreter_call.interpreting
    response.code_interpreter_call.completed response.code_interpreter_call_code.delta response.code_interpreter_call_code.done
    response.mcp_list_tools.in_progress response.mcp_list_tools.completed response.mcp_list_tools.failed
    response.mcp_call.in_progress response.mcp_call.completed response.mcp_call.failed
    response.mcp_call_arguments.delta response.mcp_call_arguments.done
    response.shell_call_command.added response.shell_call_command.delta response.shell_call_command.done
    response.shell_call_output_content.delta response.shell_call_output_content.done
    response.compaction.compacting
    response.audio.delta response.audio.done response.audio.transcript.delta response.audio.transcript.done`
  expect(missing('openai-responses', events)).toEqual([])
  expect(missing('openai-responses', 'message function_call custom_tool_call reasoning compaction')).toEqual([])
  expect(missing('openai-responses', 'output_text refusal summary_text reasoning_text')).toEqual([])
})

test('every event, delta, block and reason of an Anthropic stream is in a fixture', () => {
  const listed = `
    message_start content_block_start content_block_delta content_block_stop message_delta message_stop ping error
    text_delta input_json_delta thinking_delta signature_delta citations_delta compaction_delta
    text thinking redacted_thinking tool_use server_tool_use web_search_tool_result web_fetch_tool_result
    code_execution_tool_result bash_code_execution_tool_result text_editor_code_execution_tool_result
    tool_search_tool_result container_upload mcp_tool_use mcp_tool_result mcp_tool_listing compaction fallback
    advisor_tool_result
    end_turn max_tokens stop_sequence tool_use pause_turn refusal model_context_window_exceeded`
  expect(missing('anthropic-messages', listed)).toEqual([])
})

test('every error form and every end is in a fixture of each text provider, before output and after it', () => {
  const finishes = ['stop', 'length', 'tool_calls', 'refusal', 'other']
  const failures = ['provider_unavailable', 'provider_protocol_error'].flatMap((code) => [code, `${code} after output`])
  for (const provider of ['openai-responses', 'anthropic-messages']) {
    const ends = facts.filter(({ fixture }) => fixture.provider === provider).map(({ end }) => end)
    for (const end of [...finishes, ...failures, 'rate_limited', 'invalid_request'])
      expect([provider, ends]).toEqual([provider, expect.arrayContaining([end])])
  }
  const all = facts.map(({ end }) => end)
  expect(all).toEqual(expect.arrayContaining(['pause', 'content_filter']))
})

test('each regression case of tool calls, fallback, usage, framing, errors and queues that answers alone can show is in a fixture', () => {
  const shown = new Set(facts.flatMap(({ cases }) => cases))
  const tools = [1, 4, 5, 7, 8, 10, 11, 14]
  const cuts = [15, 17, 18, 20, 21, 24, 27]
  const usage = [28, 30, 31, 34, 35, 37, 38, 40, 44]
  const framing = [45, 46, 47, 48, 51, 54, 57, 61, 64, 65]
  const errors = [94, 95, 97, 98, 100, 101, 104, 105, 107, 108, 111]
  const queues = [121, 124, 125, 127, 128]
  expect(
    [...tools, ...cuts, ...usage, ...framing, ...errors, ...queues].filter((number) => !shown.has(number))
  ).toEqual([])
})
