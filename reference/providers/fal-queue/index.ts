import type { Modality, ProviderManifest } from '../../../generated/types.ts'
import type { Provider } from '../../core/ports.ts'
import type { AdapterOptions } from '../adapter-options.ts'
import { checkBaseUrl } from '../base-url.ts'
import { requireCredential } from '../credential.ts'
import type { ModelListing } from '../model-listing.ts'
import { submitAddress } from './addresses.ts'
import { createModelListing } from './models.ts'
import { modelInput } from './request.ts'
import { runJob } from './stream.ts'

const defaultBaseUrl = 'https://queue.fal.run'
const defaultPlatformUrl = 'https://api.fal.ai/v1'

/** Long enough for two requests over a slow line; a caller who cancels waits no longer than this for the end. */
const leavingMs = 5000

/** What an input may hold: see `modelInput`. */
const sendable: readonly Modality[] = ['text', 'json', 'image', 'audio', 'video']

/** Options of a queue adapter: one model, whose modalities nobody but the configuration can know. */
export type FalQueueOptions = Omit<AdapterOptions, 'capabilities' | 'maxOutputTokens' | 'anthropicVersion'> & {
  /** Default: text and json. */
  readonly inputModalities?: readonly string[]
  /** Default: json, which every result is. */
  readonly outputModalities?: readonly string[]
  /** Where models are listed. Default: the provider's own place, or the base URL where that is configured. */
  readonly platformUrl?: string
}

/**
 * The adapter of fal's queue: submits to `POST {base}/{model}`, asks for the status until the job is over, and takes its result. Nothing
 * is submitted twice, nothing follows an accepted request, and no limit but the deadline ends a job that the provider still speaks of.
 *
 * @throws TypeError for a base URL that no credential may go to, or a model that is no path
 * @see spec/chapters/13-attempts.md
 */
export function createFalQueue(options: FalQueueOptions): Provider & ModelListing {
  const { id, model, apiKey, apiKeyEnv, fetch, clock, timeouts } = options
  const baseUrl = checkBaseUrl(options.baseUrl ?? defaultBaseUrl)
  submitAddress(baseUrl, model)
  const manifest = queueManifest(options)
  const platformUrl = checkBaseUrl(
    options.platformUrl ?? (options.baseUrl === undefined ? defaultPlatformUrl : options.baseUrl)
  )
  const ownOrigin = new URL(baseUrl).origin
  return {
    id,
    manifest: () => manifest,
    ...createModelListing({ platformUrl, ownOrigin, apiKey, fetch, clock, timeouts }),
    // A little more than its own limit: the core's word is the last one.
    settlesWithinMs: leavingMs + 1000,
    async *execute({ request, signal }) {
      const credential = requireCredential(apiKey, apiKeyEnv)
      const submission = { baseUrl, model, input: modelInput(request) }
      yield* runJob(submission, { fetch, clock, timeouts, credential, leavingMs }, signal)
    }
  }
}

function queueManifest(options: FalQueueOptions): ProviderManifest {
  const input: readonly string[] = options.inputModalities ?? ['text', 'json']
  return {
    provider: options.id,
    protocol_version: '0.1.0',
    models: [
      {
        model: options.model,
        abilities: [...options.abilities],
        input_modalities: sendable.filter((modality) => input.includes(modality)),
        output_modalities: [...(options.outputModalities ?? ['json'])] as Modality[],
        stream: false,
        tools: false,
        structured_output: false,
        async: true,
        cancel: true
      }
    ],
    limits: { max_concurrency: options.maxConcurrency, max_queue_depth: options.maxQueueDepth }
  }
}
