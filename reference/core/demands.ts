import type { ExecutionRequest, Modality, ModelManifest, SkipReason } from '../../generated/types.ts'
import { sentModalities, withNestedParts } from './sent-modalities.ts'

/** Why a model cannot serve a request; `name` says which modality, capability or parameter it lacks. */
export interface Shortfall {
  readonly reason: SkipReason
  readonly name?: string
}

const demandable = ['stream', 'tools', 'structured_output', 'async', 'cancel'] as const

/** The fields of feature `generation`; a model takes those that its manifest lists under `parameters`. */
export const generationParameters = ['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort'] as const

export type GenerationParameter = (typeof generationParameters)[number]

type Capability = (typeof demandable)[number] | 'conversation'

/** What a request demands of a model, by its requirements and by the fields and parts that it uses. */
export interface Demands {
  readonly ability: string
  readonly input: ReadonlySet<Modality>
  readonly output: ReadonlySet<Modality>
  readonly capabilities: ReadonlySet<Capability>
  readonly parameters: readonly GenerationParameter[]
}

/** Plain parts by reference need nothing; turns, calls, their results and inline bytes need a model that takes a conversation. */
function isConversation(request: ExecutionRequest): boolean {
  if (request.instructions !== undefined) return true
  return request.input.some((part) => {
    if (part.type === 'message' || part.type === 'tool_call' || part.type === 'tool_result') return true
    return [...withNestedParts(part)].some((each) => 'data' in each && each.type !== 'provider_state')
  })
}

function capabilitiesOf(request: ExecutionRequest): Set<Capability> {
  const { requirements = {}, tools, tool_choice, parallel_tool_calls, output_schema } = request
  const demanded = new Set<Capability>(demandable.filter((capability) => requirements[capability] === true))
  if (tools !== undefined || tool_choice !== undefined || parallel_tool_calls !== undefined) demanded.add('tools')
  if (output_schema !== undefined) demanded.add('structured_output')
  if (isConversation(request)) demanded.add('conversation')
  return demanded
}

/**
 * What a request demands. Modalities listed and modalities sent both count; a neutral field implies its capability or parameter, so that
 * none is ever dropped silently. `false` and absent demand nothing.
 *
 * @see spec/chapters/12-routing.md#candidates
 */
export function demandsOf(request: ExecutionRequest): Demands {
  const { ability, requirements = {} } = request
  return {
    ability,
    input: new Set([...sentModalities(request), ...(requirements.input_modalities ?? [])]),
    output: new Set(requirements.output_modalities ?? []),
    capabilities: capabilitiesOf(request),
    parameters: generationParameters.filter((parameter) => request[parameter] !== undefined)
  }
}

/** The first demand that a model does not meet, or nothing for a candidate. */
export function shortfallOf(model: ModelManifest, demands: Demands): Shortfall | undefined {
  if (!model.abilities.includes(demands.ability)) return { reason: 'ability' }
  const lacking = (reason: SkipReason, names: Iterable<string>, has: (name: string) => boolean) => {
    for (const name of names) if (!has(name)) return { reason, name }
    return undefined
  }
  const within = (list: readonly string[] | undefined) => (name: string) => list?.includes(name) === true
  return (
    lacking('input_modality', demands.input, within(model.input_modalities)) ??
    lacking('output_modality', demands.output, within(model.output_modalities)) ??
    lacking('capability', demands.capabilities, (name) => model[name as Capability] === true) ??
    lacking('parameter', demands.parameters, within(model.parameters))
  )
}
