import type { FeatureName } from '../../generated/requirements.ts'
import type { ExecutionRequest, InputPart, RuntimeFeatures } from '../../generated/types.ts'
import { withNestedParts } from './sent-modalities.ts'

/** A field of a request, as a path, and the feature that brings it. */
export interface FeatureField {
  readonly field: string
  readonly feature: FeatureName
}

/** Top-level fields that a feature brings. */
const featureFields = {
  instructions: 'conversation',
  tools: 'tool_input',
  tool_choice: 'tool_input',
  parallel_tool_calls: 'tool_input',
  output_schema: 'structured_output',
  max_output_tokens: 'generation',
  temperature: 'generation',
  top_p: 'generation',
  stop: 'generation',
  reasoning_effort: 'generation'
} as const satisfies Partial<Record<keyof ExecutionRequest, FeatureName>>

const partFeatures: Partial<Record<InputPart['type'], FeatureName>> = {
  message: 'conversation',
  tool_call: 'conversation',
  tool_result: 'conversation',
  provider_state: 'provider_state'
}

function* usedFields(request: ExecutionRequest): Generator<FeatureField> {
  for (const [field, feature] of Object.entries(featureFields)) {
    if (request[field as keyof typeof featureFields] !== undefined) yield { field, feature }
  }
  if (request.routing?.policy !== undefined) yield { field: 'routing.policy', feature: 'policy_ref' }
  for (const [index, part] of request.input.entries()) {
    const feature = partFeatures[part.type]
    if (feature !== undefined) yield { field: `input[${index}].type ${part.type}`, feature }
    else if ([...withNestedParts(part)].some((each) => 'data' in each)) {
      yield { field: `input[${index}].data`, feature: 'conversation' }
    }
  }
}

/**
 * The first field of a request that belongs to a feature the runtime does not claim, or nothing. To ignore it would be to answer another
 * request than the one that was sent.
 *
 * @see spec/chapters/24-features.md#claims
 */
export function unclaimedField(request: ExecutionRequest, features: RuntimeFeatures): FeatureField | undefined {
  for (const used of usedFields(request)) if (features[used.feature] !== true) return used
  return undefined
}

/** What a caller is told of such a field. */
export function unclaimedMessage({ field, feature }: FeatureField): string {
  return `${field} belongs to feature ${feature}, which this runtime does not claim: leave it out`
}
