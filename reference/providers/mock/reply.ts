import type { ExecutionRequest, FinishReason, ToolDefinition } from '../../../generated/types.ts'
import { attemptFailure } from '../../core/errors.ts'
import { echoOf } from './answer.ts'
import { exampleOf } from './example-of.ts'
import { heardText, lastTurn } from './heard.ts'
import type { MockOptions, MockToolCall } from './options.ts'

/** What the mock has decided to say. */
export interface MockReply {
  readonly text: string
  readonly toolCalls: readonly MockToolCall[]
  readonly finishReason: FinishReason
}

/** The tools that a request makes the mock call: the one it names, all that it may call in parallel, or the first. */
function wantedTools({ tools = [], tool_choice, parallel_tool_calls }: ExecutionRequest): readonly ToolDefinition[] {
  if (typeof tool_choice !== 'object') return parallel_tool_calls === true ? tools : tools.slice(0, 1)
  const named = tools.filter(({ name }) => name === tool_choice.name)
  if (named.length > 0) return named
  throw attemptFailure('provider_rejects_request', 'The request chooses a tool that it does not define.')
}

/** Results are answered, not followed by further calls, unless the request insists on a call: so a loop ends by itself. */
function toolCalls(request: ExecutionRequest, { behaviour }: MockOptions): readonly MockToolCall[] {
  const { tool_choice = 'auto' } = request
  const answersResults = lastTurn(request).some(({ type }) => type === 'tool_result')
  if (tool_choice === 'none' || (tool_choice === 'auto' && answersResults)) return []
  if (behaviour?.tool_calls !== undefined) return behaviour.tool_calls
  const heard = heardText(request)
  return wantedTools(request).map(({ name, parameters }) => ({
    name,
    arguments: JSON.stringify(exampleOf(parameters, heard))
  }))
}

function textOf(request: ExecutionRequest, calls: readonly MockToolCall[], { model, behaviour }: MockOptions): string {
  if (behaviour?.text !== undefined) return behaviour.text
  const heard = heardText(request)
  if (calls.length > 0 && behaviour?.tool_calls === undefined) return ''
  const schema = request.output_schema?.schema
  return schema === undefined ? echoOf(model, heard) : JSON.stringify(exampleOf(schema, heard))
}

/** A text within the limits of the request, in which a word is a token. */
function bounded(text: string, { stop = [], max_output_tokens }: ExecutionRequest): { text: string; cut: boolean } {
  const ends = stop.map((end) => text.indexOf(end)).filter((at) => at >= 0)
  const before = ends.length > 0 ? text.slice(0, Math.min(...ends)) : text
  if (max_output_tokens === undefined) return { text: before, cut: false }
  const words = before.match(/\s*\S+/g) ?? []
  if (words.length <= max_output_tokens) return { text: before, cut: false }
  return { text: words.slice(0, max_output_tokens).join(''), cut: true }
}

function endOf(cut: boolean, calls: readonly MockToolCall[]): FinishReason {
  if (cut) return 'length'
  return calls.length > 0 ? 'tool_calls' : 'stop'
}

/**
 * What a request is answered with: a call of its tools, or text that echoes what was heard, as JSON of the schema where there is one.
 * Temperature, top_p and effort are taken and change nothing: the same request always gets the same reply.
 *
 * @throws a provider failure for a chosen tool that is not defined
 */
export function replyTo(request: ExecutionRequest, options: MockOptions): MockReply {
  const { refusal, finish_reason } = options.behaviour ?? {}
  const calls = toolCalls(request, options)
  const { text, cut } = bounded(textOf(request, calls, options), request)
  const made = cut ? [] : calls
  const refused = refusal ? ('refusal' as const) : undefined
  return { text, toolCalls: made, finishReason: finish_reason ?? refused ?? endOf(cut, made) }
}
