import type { ExecutionRequest, InputPart } from '../../../generated/types.ts'
import { failureOf } from '../failure.ts'
import type { JsonObject } from '../json.ts'

/** What of the configuration stands in the request. */
export interface ResponsesRequestOptions {
  readonly model: string
  readonly maxOutputTokens?: number | undefined
}

/**
 * The body of `POST /v1/responses`: all parts in one user message, each part on its own. What the caller gave under
 * `extensions.openai.request` lies under what is set here.
 *
 * @throws ProviderFailure for a part this API cannot take by URI
 */
export function responsesRequest(request: ExecutionRequest, options: ResponsesRequestOptions): JsonObject {
  return {
    ...(options.maxOutputTokens !== undefined && { max_output_tokens: options.maxOutputTokens }),
    ...request.extensions?.openai?.request,
    model: options.model,
    input: [{ role: 'user', content: request.input.map(contentPart) }],
    stream: true
  }
}

function contentPart(part: InputPart): JsonObject {
  switch (part.type) {
    case 'text':
      return { type: 'input_text', text: part.text }
    case 'json':
      return { type: 'input_text', text: JSON.stringify(part.value) }
    case 'image':
      return { type: 'input_image', image_url: part.uri }
    case 'file':
      return { type: 'input_file', file_url: part.uri }
    default:
      throw failureOf('target_cannot_take_request', { detail: `it takes no ${part.type} by URI` })
  }
}
