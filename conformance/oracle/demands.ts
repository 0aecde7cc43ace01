import { type RequestBody, record, records } from './request-body.ts'

/** What a request demands of a model. */
export interface Demands {
  readonly input: readonly string[]
  readonly output: readonly string[]
  readonly capabilities: readonly string[]
  readonly parameters: readonly string[]
}

const capabilityFlags = ['stream', 'tools', 'structured_output', 'async', 'cancel'] as const
const toolFields = ['tools', 'tool_choice', 'parallel_tool_calls'] as const
const turnParts = ['message', 'tool_call', 'tool_result']

/** The fields of the feature `generation`. */
export const generationFields = ['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort'] as const

/** Modalities listed and modalities sent both count; a neutral field implies its capability or parameter. */
export function demandsOf(request: RequestBody): Demands {
  const requirements = record(request.requirements)
  const parts = records(request.input)
  const sent = parts.flatMap(withContent)
  const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
  const implied = {
    tools: toolFields.some((field) => request[field] !== undefined),
    structured_output: request.output_schema !== undefined,
    conversation: takesTurns(request, sent)
  }
  return {
    input: [
      ...new Set([...sent.map(({ type }) => String(type)).filter(isModality), ...names(requirements.input_modalities)])
    ],
    output: names(requirements.output_modalities),
    capabilities: [
      ...capabilityFlags.filter((flag) => requirements[flag] === true || implied[flag as keyof typeof implied]),
      ...(implied.conversation ? ['conversation'] : [])
    ],
    parameters: generationFields.filter((field) => request[field] !== undefined)
  }
}

/** Whether it can only be said to a model that takes a conversation. */
function takesTurns({ instructions }: RequestBody, sent: readonly RequestBody[]): boolean {
  if (instructions !== undefined) return true
  return sent.some((part) => turnParts.includes(String(part.type)) || (isMedia(part) && part.data !== undefined))
}

const isMedia = ({ type }: RequestBody): boolean => ['image', 'audio', 'video', 'file'].includes(String(type))

const isModality = (type: string): boolean => type !== 'provider_state' && !turnParts.includes(type)

/** A part and what stands in it. */
const withContent = (part: RequestBody): readonly RequestBody[] => [
  part,
  ...records(part.content),
  ...records(part.output)
]
