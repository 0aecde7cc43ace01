import type { Dialect, Headers } from './dialect.ts'
import { chatErrorObject, chatErrors } from './openai-chat-completions/errors.ts'
import { createChatVoice } from './openai-chat-completions/voice.ts'
import { openAiPlatform, openAiRoute } from './openai-platform.ts'

/**
 * OpenAI's Chat Completions, as the provider's public types document it and many servers speak it. It has one text, no reasoning, and
 * counters only for a request that asks for them with `stream_options.include_usage`.
 */
export const openAiChatCompletions: Dialect = {
  ...openAiPlatform,
  name: 'openai-chat-completions',
  short: 'chat',
  configurable: false,
  route: (method, path) => openAiRoute('/chat/completions', method, path),
  objection,
  wireError: (kind) => chatErrors[kind],
  errorBody: (kind, message) => ({ error: chatErrorObject(kind, message) }),
  voice: createChatVoice
}

function objection(_headers: Headers, body: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof body.model !== 'string') return 'model: required'
  if (!Array.isArray(body.messages) || body.messages.length === 0) return 'messages: at least one message is required'
  return undefined
}
