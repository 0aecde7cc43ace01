import type { Modality, ProviderManifest } from '../../generated/types.ts'
import type { AdapterOptions } from './adapter-options.ts'

/**
 * The manifest of a text adapter: what was configured, narrowed to the modalities it can really send (`sendable`).
 * @see spec/chapters/23-configuration.md
 */
export function textManifest(
  options: AdapterOptions,
  sendable: readonly Modality[],
  maxOutputTokens?: number
): ProviderManifest {
  const wanted: readonly string[] = options.capabilities?.input_modalities ?? ['text', 'json']
  return {
    provider: options.id,
    protocol_version: '0.1.0',
    models: [
      {
        model: options.model,
        abilities: [...options.abilities],
        input_modalities: sendable.filter((modality) => wanted.includes(modality)),
        output_modalities: ['text'],
        stream: true,
        tools: options.capabilities?.tools ?? false,
        structured_output: false,
        async: false,
        cancel: true,
        ...(maxOutputTokens !== undefined && { limits: { max_output_tokens: maxOutputTokens } })
      }
    ],
    limits: { max_concurrency: options.maxConcurrency, max_queue_depth: options.maxQueueDepth }
  }
}
