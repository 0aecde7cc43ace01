import type { ExecutionRequest, ModelManifest, ProviderManifest, Target } from '../../generated/types.ts'
import type { ProviderEntry } from './ports.ts'

/** A configured model that can serve a request. */
export interface Candidate {
  readonly target: Target
  readonly entry: ProviderEntry
}

/** A provider's manifest beside the entry that it describes, in configuration order. */
export interface RegisteredProvider {
  readonly entry: ProviderEntry
  readonly manifest: ProviderManifest
}

const capabilities = ['stream', 'tools', 'structured_output', 'async', 'cancel'] as const

function serves(model: ModelManifest, request: ExecutionRequest): boolean {
  const needs = request.requirements ?? {}
  const takes = (modality: ModelManifest['input_modalities'][number]) => model.input_modalities.includes(modality)
  return (
    model.abilities.includes(request.ability) &&
    request.input.every((part) => takes(part.type)) &&
    (needs.input_modalities ?? []).every(takes) &&
    (needs.output_modalities ?? []).every((modality) => model.output_modalities.includes(modality)) &&
    capabilities.every((capability) => needs[capability] !== true || model[capability])
  )
}

function inOrder(providers: readonly RegisteredProvider[], preferred: readonly string[]): RegisteredProvider[] {
  const first = [...new Set(preferred)].flatMap((id) => providers.filter(({ manifest }) => manifest.provider === id))
  return [...first, ...providers.filter((provider) => !first.includes(provider))]
}

/**
 * Every configured model that can serve the request: those of `provider_order` first, in its order, then the others in configuration
 * order. Names that nobody has are ignored. The outcome depends on request and configuration alone, so it is the same in every process.
 *
 * @see spec/chapters/12-routing.md#candidates
 */
export function selectCandidates(request: ExecutionRequest, providers: readonly RegisteredProvider[]): Candidate[] {
  return inOrder(providers, request.routing?.provider_order ?? []).flatMap(({ entry, manifest }) =>
    manifest.models
      .filter((model) => serves(model, request))
      .map((model) => ({ target: { provider: manifest.provider, model: model.model }, entry }))
  )
}
