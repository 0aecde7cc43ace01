import type { DialectName } from '../../model/topology.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import type { Dialect } from './dialect.ts'
import { falQueue } from './fal-queue.ts'
import { openAiChatCompletions } from './openai-chat-completions.ts'
import { openAiResponses } from './openai-responses.ts'

/** Every dialect the lab speaks, in the order of its targets. */
export const dialects: readonly Dialect[] = [openAiResponses, anthropicMessages, falQueue, openAiChatCompletions]

/** The dialects that are wired where none is asked for: those that the configuration file can name. */
export const defaultDialects: readonly DialectName[] = dialects
  .filter(({ configurable }) => configurable)
  .map(({ name }) => name)

/** The dialect of that name. Throws for a name the lab does not speak. */
export function dialectNamed(name: DialectName): Dialect {
  const dialect = dialects.find((known) => known.name === name)
  if (dialect === undefined) {
    throw new Error(`the lab does not speak ${name}; it speaks ${dialects.map((known) => known.name).join(', ')}`)
  }
  return dialect
}

/** Whether the dialect streams text. Scenarios that name no dialect are about these. */
export function isTextDialect(name: string): boolean {
  return dialects.some((known) => known.name === name && known.queue === undefined)
}
