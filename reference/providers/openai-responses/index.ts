import type { Provider } from '../../core/ports.ts'
import type { AdapterOptions } from '../adapter-options.ts'
import { runAttempt } from '../attempt.ts'
import { checkBaseUrl } from '../base-url.ts'
import { requireCredential } from '../credential.ts'
import type { ModelListing } from '../model-listing.ts'
import { textManifest } from '../text-manifest.ts'
import { failureOfAnswer } from './errors.ts'
import { createModelListing } from './models.ts'
import { responsesRequest, sayableParameters } from './request.ts'
import { createResponsesReader } from './stream.ts'

const defaultBaseUrl = 'https://api.openai.com/v1'

/**
 * The adapter of OpenAI's Responses API: `POST {base}/responses` with `stream: true`, one request an attempt. It keeps no conversation,
 * runs no tools and asks for nothing in the background.
 *
 * @throws TypeError for a base URL that no credential may go to
 * @see spec/chapters/07-events.md
 */
export function createOpenAiResponses(options: AdapterOptions): Provider & ModelListing {
  const { id, model, apiKey, apiKeyEnv, maxOutputTokens, fetch, clock, timeouts } = options
  const baseUrl = checkBaseUrl(options.baseUrl ?? defaultBaseUrl)
  const url = `${baseUrl}/responses`
  const manifest = textManifest(
    options,
    { inputModalities: ['text', 'json', 'image', 'file'], parameters: sayableParameters },
    maxOutputTokens
  )
  const reasons = manifest.models.some(({ parameters }) => parameters?.includes('reasoning_effort'))
  return {
    id,
    manifest: () => manifest,
    ...createModelListing({ baseUrl, credential: () => requireCredential(apiKey, apiKeyEnv), fetch, clock, timeouts }),
    async *execute({ request, target, ids, signal }) {
      const credential = requireCredential(apiKey, apiKeyEnv)
      const headers = {
        authorization: `Bearer ${credential}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'accept-encoding': 'identity'
      }
      const body = JSON.stringify(
        responsesRequest(request, { provider: target.provider, model, maxOutputTokens, reasons })
      )
      yield* runAttempt(
        {
          request: { url, headers, body },
          reader: createResponsesReader({ ids, credential, target }),
          failureOfAnswer: (answer) => failureOfAnswer(answer, clock, credential)
        },
        { fetch, clock, timeouts },
        signal
      )
    }
  }
}
