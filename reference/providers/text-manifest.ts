import type { Modality, ProviderManifest } from '../../generated/types.ts'
import type { AdapterOptions } from './adapter-options.ts'

/** What the API behind an adapter can say, whatever the model. */
export interface Sayable {
  readonly inputModalities: readonly Modality[]
  /** Parameters of the feature `generation`, by their neutral names. */
  readonly parameters: readonly string[]
}

/**
 * The manifest of a text adapter: what was configured, narrowed to what its API can say. Every text API takes a conversation; all else is
 * off unless it is configured.
 *
 * @see spec/chapters/23-configuration.md
 */
export function textManifest(options: AdapterOptions, sayable: Sayable, maxOutputTokens?: number): ProviderManifest {
  const { capabilities = {} } = options
  const wanted: readonly string[] = capabilities.input_modalities ?? ['text', 'json']
  const parameters = sayable.parameters.filter((parameter) => capabilities.parameters?.includes(parameter))
  return {
    provider: options.id,
    protocol_version: '0.1.0',
    models: [
      {
        model: options.model,
        abilities: [...options.abilities],
        input_modalities: sayable.inputModalities.filter((modality) => wanted.includes(modality)),
        output_modalities: ['text'],
        stream: true,
        tools: capabilities.tools ?? false,
        structured_output: capabilities.structured_output ?? false,
        async: false,
        cancel: true,
        conversation: true,
        ...(parameters.length > 0 && { parameters }),
        ...(maxOutputTokens !== undefined && { limits: { max_output_tokens: maxOutputTokens } })
      }
    ],
    limits: { max_concurrency: options.maxConcurrency, max_queue_depth: options.maxQueueDepth }
  }
}
