import type { ExecutionRequest, ToolChoice, ToolDefinition } from '../../../generated/types.ts'
import { asArray, asObject, type JsonObject } from '../json.ts'
import { inputItems } from './input.ts'

/** What of the configuration stands in the request. */
export interface ResponsesRequestOptions {
  readonly provider: string
  readonly model: string
  readonly maxOutputTokens?: number | undefined
  /** Whether the model reasons, so that its reasoning is asked for in the form that can be given back. */
  readonly reasons: boolean
}

/** What a request can say of the feature `generation`. The API has no stop sequences. */
export const sayableParameters = ['max_output_tokens', 'temperature', 'top_p', 'reasoning_effort'] as const

/**
 * The body of `POST /v1/responses`. What the caller gave under `extensions.openai.request` lies under what is set here, above what the
 * configuration gives in default of both.
 *
 * @throws ProviderFailure for a part this API has no words for
 * @see reference/providers/README.md
 */
export function responsesRequest(request: ExecutionRequest, options: ResponsesRequestOptions): JsonObject {
  const extension: JsonObject = request.extensions?.openai?.request ?? {}
  const input = inputItems(request.input, options.provider)
  const reasons = options.reasons || input.some(({ type }) => type === 'reasoning')
  return {
    ...(options.maxOutputTokens !== undefined && { max_output_tokens: options.maxOutputTokens }),
    // Reasoning that comes back encrypted needs nothing that the provider keeps.
    ...(reasons && { store: false }),
    ...extension,
    ...(reasons && { include: [...new Set([...asArray(extension.include), 'reasoning.encrypted_content'])] }),
    ...generation(request, extension),
    ...toolFields(request),
    ...(request.output_schema !== undefined && {
      text: { ...asObject(extension.text), format: { type: 'json_schema', ...request.output_schema } }
    }),
    ...(request.instructions !== undefined && { instructions: request.instructions }),
    model: options.model,
    input,
    stream: true
  }
}

function generation(request: ExecutionRequest, extension: JsonObject): JsonObject {
  const { max_output_tokens, temperature, top_p, reasoning_effort } = request
  return {
    ...(max_output_tokens !== undefined && { max_output_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(top_p !== undefined && { top_p }),
    ...(reasoning_effort !== undefined && {
      reasoning: { ...asObject(extension.reasoning), effort: reasoning_effort }
    })
  }
}

function toolFields({ tools, tool_choice, parallel_tool_calls }: ExecutionRequest): JsonObject {
  return {
    ...(tools !== undefined && { tools: tools.map(tool) }),
    ...(tool_choice !== undefined && { tool_choice: choice(tool_choice) }),
    ...(parallel_tool_calls !== undefined && { parallel_tool_calls })
  }
}

/** Left out, `strict` would mean true here. */
function tool({ name, description, parameters, strict }: ToolDefinition): JsonObject {
  return {
    type: 'function',
    name,
    ...(description !== undefined && { description }),
    parameters,
    strict: strict ?? false
  }
}

function choice(wanted: ToolChoice): unknown {
  return typeof wanted === 'string' ? wanted : { type: 'function', name: wanted.name }
}
