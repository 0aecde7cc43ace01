import type { ExecutionRequest, ToolDefinition } from '../../../generated/types.ts'
import { cannotTake } from '../inline-media.ts'
import { asObject, type JsonObject } from '../json.ts'
import { messageTurns } from './turns.ts'

/** What of the configuration stands in the request. */
export interface MessagesRequestOptions {
  readonly provider: string
  readonly model: string
  /** Used where the request names none: the API demands a limit. */
  readonly maxOutputTokens: number
}

/** The first version that takes neither `temperature` nor `top_p`. Versions are dates and sort as text. */
const withoutSampling = '2026-10-21'

/** What a request of a version can say of the feature `generation`. */
export function sayableParameters(version: string): readonly string[] {
  const sampling = version >= withoutSampling ? [] : ['temperature', 'top_p']
  return ['max_output_tokens', ...sampling, 'stop', 'reasoning_effort']
}

/**
 * The body of `POST /v1/messages`. What the caller gave under `extensions.anthropic.request` lies under what is set here, above the default
 * of `max_tokens`.
 *
 * @throws ProviderFailure for a part or an effort this API has no words for
 * @see reference/providers/README.md
 */
export function messagesRequest(request: ExecutionRequest, options: MessagesRequestOptions): JsonObject {
  const extension: JsonObject = request.extensions?.anthropic?.request ?? {}
  const { max_output_tokens, temperature, top_p, stop, instructions, tools } = request
  return {
    max_tokens: options.maxOutputTokens,
    ...extension,
    ...(max_output_tokens !== undefined && { max_tokens: max_output_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(top_p !== undefined && { top_p }),
    ...(stop !== undefined && { stop_sequences: stop }),
    ...outputConfig(request, extension),
    ...(tools !== undefined && { tools: tools.map(tool) }),
    ...toolChoice(request, extension),
    ...(instructions !== undefined && { system: instructions }),
    model: options.model,
    messages: messageTurns(request.input, options.provider),
    stream: true
  }
}

/** Efforts that this API has no words for. */
const unsayableEfforts: readonly unknown[] = ['none', 'minimal']

/** What the parameters of a manifest cannot tell: an effort below `low` has no word here. */
export const unsayable = ({ reasoning_effort }: ExecutionRequest): 'reasoning_effort' | undefined =>
  unsayableEfforts.includes(reasoning_effort) ? 'reasoning_effort' : undefined

/** The name of a schema has no place here, and its strictness is a matter of course. */
function outputConfig({ reasoning_effort, output_schema }: ExecutionRequest, extension: JsonObject): JsonObject {
  if (reasoning_effort === undefined && output_schema === undefined) return {}
  // Whoever calls the adapter without routing is refused all the same.
  if (unsayableEfforts.includes(reasoning_effort)) throw cannotTake(`reasoning_effort ${reasoning_effort}`)
  return {
    output_config: {
      ...asObject(extension.output_config),
      ...(reasoning_effort !== undefined && { effort: reasoning_effort }),
      ...(output_schema !== undefined && { format: { type: 'json_schema', schema: output_schema.schema } })
    }
  }
}

function tool({ name, description, parameters, strict }: ToolDefinition): JsonObject {
  return {
    name,
    ...(description !== undefined && { description }),
    input_schema: parameters,
    ...(strict !== undefined && { strict })
  }
}

const choices = { auto: 'auto', none: 'none', required: 'any' } as const

/** Whether calls may be parallel is part of the choice; a choice of no tool has no such part. */
function toolChoice({ tool_choice, parallel_tool_calls }: ExecutionRequest, extension: JsonObject): JsonObject {
  if (tool_choice === undefined && parallel_tool_calls === undefined) return {}
  const wanted = choiceOf(tool_choice) ?? asObject(extension.tool_choice) ?? { type: 'auto' }
  const parallel =
    parallel_tool_calls === undefined || wanted.type === 'none'
      ? undefined
      : { disable_parallel_tool_use: !parallel_tool_calls }
  return { tool_choice: { ...wanted, ...parallel } }
}

function choiceOf(choice: ExecutionRequest['tool_choice']): JsonObject | undefined {
  if (choice === undefined) return undefined
  return typeof choice === 'string' ? { type: choices[choice] } : { type: 'tool', name: choice.name }
}
