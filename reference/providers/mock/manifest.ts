import type { ProviderManifest } from '../../../generated/types.ts'
import { generationParameters } from '../../core/demands.ts'
import type { MockOptions } from './options.ts'

/** What is configured; all that the mock can honour where nothing is. */
export function mockManifest({ id, model, abilities, capabilities = {}, ...limits }: MockOptions): ProviderManifest {
  const { input_modalities = ['text', 'json'], parameters = generationParameters } = capabilities
  return {
    provider: id,
    protocol_version: '0.1.0',
    models: [
      {
        model,
        abilities: [...abilities],
        input_modalities: [...input_modalities],
        output_modalities: ['text'],
        stream: true,
        tools: capabilities.tools ?? true,
        structured_output: capabilities.structured_output ?? true,
        async: false,
        cancel: true,
        conversation: capabilities.conversation ?? true,
        parameters: [...parameters]
      }
    ],
    limits: { max_concurrency: limits.maxConcurrency, max_queue_depth: limits.maxQueueDepth }
  }
}
