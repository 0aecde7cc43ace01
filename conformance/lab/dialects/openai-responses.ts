import type { Dialect, Headers } from './dialect.ts'
import { errorObject, errors } from './openai-errors.ts'
import { openAiPlatform, openAiRoute } from './openai-platform.ts'
import { createOpenAiVoice } from './openai-responses/voice.ts'

/** OpenAI's Responses API, as `fixtures` and the provider's public types document it. */
export const openAiResponses: Dialect = {
  ...openAiPlatform,
  name: 'openai-responses',
  short: 'openai',
  configurable: true,
  route: (method, path) => openAiRoute('/responses', method, path),
  objection,
  wireError: (kind) => errors[kind],
  errorBody: (kind, message) => ({ error: errorObject(kind, message) }),
  voice: createOpenAiVoice
}

function objection(_headers: Headers, body: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof body.model !== 'string') return 'model: required'
  if (typeof body.input !== 'string' && !Array.isArray(body.input)) return 'input: a string or a list is required'
  return undefined
}
