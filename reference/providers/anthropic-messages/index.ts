import type { Provider } from '../../core/ports.ts'
import type { AdapterOptions } from '../adapter-options.ts'
import { runAttempt } from '../attempt.ts'
import { checkBaseUrl } from '../base-url.ts'
import { requireCredential } from '../credential.ts'
import type { ModelListing } from '../model-listing.ts'
import { textManifest } from '../text-manifest.ts'
import { failureOfAnswer } from './errors.ts'
import { createModelListing } from './models.ts'
import { messagesRequest, sayableParameters, unsayable } from './request.ts'
import { createMessagesReader } from './stream.ts'

const defaultBaseUrl = 'https://api.anthropic.com'
const defaultVersion = '2023-06-01'

/** The API demands an output limit; this one fits every answer that a text model gives. */
const defaultMaxOutputTokens = 32_000

/**
 * The adapter of Anthropic's Messages API: `POST {base}/v1/messages` with `stream: true`, one request an attempt. The base may end in
 * `/v1` or not. It runs no tools, and what a server tool of the provider does is the provider's affair.
 *
 * @throws TypeError for a base URL that no credential may go to
 * @see spec/chapters/07-events.md
 */
export function createAnthropicMessages(options: AdapterOptions): Provider & ModelListing {
  const { id, model, apiKey, apiKeyEnv, fetch, clock, timeouts } = options
  const baseUrl = checkBaseUrl(options.baseUrl ?? defaultBaseUrl).replace(/\/v1$/, '')
  const url = `${baseUrl}/v1/messages`
  const version = options.anthropicVersion ?? defaultVersion
  const maxOutputTokens = options.maxOutputTokens ?? defaultMaxOutputTokens
  const manifest = textManifest(
    options,
    { inputModalities: ['text', 'json', 'image', 'file'], parameters: sayableParameters(version) },
    maxOutputTokens
  )
  const identify = () => {
    const credential = requireCredential(apiKey, apiKeyEnv)
    return { credential, headers: { 'x-api-key': credential, 'anthropic-version': version } }
  }
  return {
    id,
    manifest: () => manifest,
    unsayable,
    ...createModelListing({ baseUrl, headers: identify, fetch, clock, timeouts }),
    async *execute({ request, target, ids, signal }) {
      const { credential, headers: identity } = identify()
      const headers = {
        ...identity,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'accept-encoding': 'identity'
      }
      const body = JSON.stringify(messagesRequest(request, { provider: target.provider, model, maxOutputTokens }))
      yield* runAttempt(
        {
          request: { url, headers, body },
          reader: createMessagesReader({ ids, credential, target }),
          failureOfAnswer: (answer) => failureOfAnswer(answer, clock, credential)
        },
        { fetch, clock, timeouts },
        signal
      )
    }
  }
}
