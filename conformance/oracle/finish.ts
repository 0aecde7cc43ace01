import type { FinishReason } from '../../generated/types.ts'
import type { Said } from './said.ts'

/**
 * The finish reasons that name what ended a provider's answer; undefined where the provider did not end it. Two where a provider's own
 * word and the tool calls it made say different things.
 */
export function finishOf(said: Said, dialect: string): readonly FinishReason[] | undefined {
  const { ending, tools, refusal } = said
  if (ending.kind !== 'completed') return undefined
  const anthropic = dialect === 'anthropic-messages'
  const chat = dialect === 'openai-chat-completions'
  if (ending.form === 'context_window') return ['length']
  const { finish } = ending
  // What a dialect has no word for is said with one that nobody lists.
  if (finish === (anthropic ? 'content_filter' : 'pause')) return ['other']
  // A refusal without a word can be told from an empty answer only by the type of an empty part.
  if (finish === 'refusal' && refusal === '' && !anthropic) return ['refusal', 'stop']
  if (finish === 'content_filter' || finish === 'refusal') return [finish]
  if (refusal !== '') return ['refusal']
  if (finish === 'length' || finish === 'pause' || finish === 'other') return [finish]
  if (finish === 'tool_calls' && tools.length === 0)
    return chat ? ['tool_calls', 'stop'] : [anthropic ? finish : 'stop']
  if (tools.length === 0) return ['stop']
  // These have a word for it, which the provider did not say.
  return finish === 'stop' && (anthropic || chat) ? ['tool_calls', 'stop'] : ['tool_calls']
}
