import type { AskedFacts } from '../../model/ledger.ts'
import { askedOfMessages } from './anthropic-messages.ts'
import type { Loose } from './loose.ts'
import { askedOfChat } from './openai-chat-completions.ts'
import { askedOfResponses } from './openai-responses.ts'

/** Whether a token of provider state is one that the target has said before in this scenario, unaltered. */
export type IsOwnState = (token: string) => boolean

const readers: Readonly<Record<string, (body: Loose, isOwn: IsOwnState) => AskedFacts>> = {
  'openai-responses': askedOfResponses,
  'anthropic-messages': askedOfMessages,
  'openai-chat-completions': askedOfChat
}

/** What a generating request asks for, in neutral words; undefined for dialects without such words, and for bodies that are no object. */
export function askedFacts(dialect: string, body: Loose | undefined, isOwn: IsOwnState): AskedFacts | undefined {
  return body === undefined ? undefined : readers[dialect]?.(body, isOwn)
}
