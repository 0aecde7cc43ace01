import type { ExecutionRequest, InputPart } from '../../../generated/types.ts'
import { failureOf } from '../failure.ts'
import type { JsonObject } from '../json.ts'

/** What of the configuration stands in the request. */
export interface MessagesRequestOptions {
  readonly model: string
  /** Used where the request names none: the API demands a limit. */
  readonly maxOutputTokens: number
}

/**
 * The body of `POST /v1/messages`: all parts in one user message, each part a block of its own. What the caller gave under
 * `extensions.anthropic.request` lies under what is set here, above the default of `max_tokens`.
 *
 * @throws ProviderFailure for a part this API cannot take by URI
 */
export function messagesRequest(request: ExecutionRequest, options: MessagesRequestOptions): JsonObject {
  return {
    max_tokens: options.maxOutputTokens,
    ...request.extensions?.anthropic?.request,
    model: options.model,
    messages: [{ role: 'user', content: request.input.map(contentBlock) }],
    stream: true
  }
}

function contentBlock(part: InputPart): JsonObject {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'json':
      return { type: 'text', text: JSON.stringify(part.value) }
    case 'image':
      return { type: 'image', source: { type: 'url', url: part.uri } }
    case 'file':
      return { type: 'document', source: { type: 'url', url: part.uri } }
    default:
      throw failureOf('target_cannot_take_request', { detail: `it takes no ${part.type} by URI` })
  }
}
