import type { ContentPart, InputPart, MediaPart, ToolResultPart } from '../../../generated/types.ts'
import { portableCallId } from '../call-id.ts'
import { cannotTake, mediaOf } from '../inline-media.ts'
import { asObject, type JsonObject, parseJson } from '../json.ts'
import { type PlacedPart, placeState, type StateData, strangeState } from '../provider-state.ts'

type Role = 'user' | 'assistant'

interface Turn {
  readonly role: Role
  content: JsonObject[]
}

/**
 * The `messages` of a request: parts of one role that stand together are one turn, with the results of tools at its front, where the API
 * looks for them.
 *
 * @throws ProviderFailure for a part this API has no words for
 */
export function messageTurns(input: readonly InputPart[], provider: string): JsonObject[] {
  const turns: Turn[] = []
  for (const part of placeState(input, provider)) {
    const role = roleOf(part)
    const blocks = blocksOf(part)
    const last = turns.at(-1)
    if (last?.role === role) last.content.push(...blocks)
    else turns.push({ role, content: blocks })
  }
  return turns.map(({ role, content }) => ({
    role,
    content: [...content.filter(isResult), ...content.filter(isOther)]
  }))
}

function roleOf(part: PlacedPart): Role {
  if (part.type === 'message') return part.role
  return part.type === 'tool_call' || part.type === 'state' ? 'assistant' : 'user'
}

function blocksOf(part: PlacedPart): JsonObject[] {
  switch (part.type) {
    case 'message':
      return part.role === 'user' ? part.content.map(contentBlock) : part.content.map(spokenBlock)
    case 'tool_call': {
      const { call_id, name, arguments: text } = part
      return [{ type: 'tool_use', id: portableCallId(call_id), name, input: inputOf(text) }]
    }
    case 'tool_result':
      return [toolResult(part)]
    case 'state':
      return [thinkingBlock(part.data)]
    default:
      return [contentBlock(part)]
  }
}

/** Arguments that are no object (a call that was cut, the text of another provider's tool) go in one, as the API's guide has it. */
function inputOf(text: string): unknown {
  if (text.trim() === '') return {}
  return asObject(parseJson(text)) ?? { INVALID_JSON: text }
}

function toolResult({ call_id, output, is_error }: ToolResultPart): JsonObject {
  return {
    type: 'tool_result',
    tool_use_id: portableCallId(call_id),
    content: typeof output === 'string' ? output : output.map(contentBlock),
    ...(is_error !== undefined && { is_error })
  }
}

function spokenBlock(part: ContentPart): JsonObject {
  if (part.type !== 'text' && part.type !== 'json') throw cannotTake(`${part.type} in an assistant message`)
  return contentBlock(part)
}

function contentBlock(part: ContentPart): JsonObject {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'json':
      return { type: 'text', text: JSON.stringify(part.value) }
    case 'image': {
      const media = mediaOf(part)
      if ('uri' in media) return { type: 'image', source: { type: 'url', url: media.uri } }
      return { type: 'image', source: { type: 'base64', media_type: media.mediaType, data: media.data } }
    }
    case 'file':
      return documentBlock(part)
    default:
      throw cannotTake(part.type)
  }
}

/** Inline documents are PDF, or text that is sent as such. */
function documentBlock(part: MediaPart): JsonObject {
  const media = mediaOf(part)
  if ('uri' in media) return { type: 'document', source: { type: 'url', url: media.uri } }
  const { data, mediaType } = media
  if (mediaType === 'application/pdf') {
    return { type: 'document', source: { type: 'base64', media_type: mediaType, data } }
  }
  if (!mediaType.startsWith('text/')) throw cannotTake('inline file but PDF and text')
  const text = Buffer.from(data, 'base64').toString('utf8')
  return { type: 'document', source: { type: 'text', media_type: 'text/plain', data: text } }
}

/** Thinking as it came: the API checks its signature and takes no change. */
function thinkingBlock({ value }: StateData): JsonObject {
  if (value.type !== 'thinking' && value.type !== 'redacted_thinking') throw strangeState()
  return value
}

const isResult = ({ type }: JsonObject): boolean => type === 'tool_result'
const isOther = (block: JsonObject): boolean => !isResult(block)
