import type { ContentPart, InputPart, MediaPart, ToolResultPart } from '../../../generated/types.ts'
import { portableCallId } from '../call-id.ts'
import { cannotTake, mediaOf } from '../inline-media.ts'
import type { JsonObject } from '../json.ts'
import { type PlacedPart, placeState, type StateData, strangeState } from '../provider-state.ts'

/**
 * The `input` items of a request, in order: plain parts that stand together are one user message. Item ids are not sent, except inside
 * reasoning that is given back, so nothing depends on what the provider stores.
 *
 * @throws ProviderFailure for a part this API has no words for
 */
export function inputItems(input: readonly InputPart[], provider: string): JsonObject[] {
  const items: JsonObject[] = []
  let plain: JsonObject[] = []
  const closePlain = (): void => {
    if (plain.length > 0) items.push({ role: 'user', content: plain })
    plain = []
  }
  for (const part of placeState(input, provider)) {
    if (isPlain(part)) plain.push(contentPart(part))
    else {
      closePlain()
      items.push(itemOf(part))
    }
  }
  closePlain()
  return items
}

type Plain = Extract<PlacedPart, ContentPart>

function isPlain(part: PlacedPart): part is Plain {
  return !['message', 'tool_call', 'tool_result', 'state'].includes(part.type)
}

function itemOf(part: Exclude<PlacedPart, Plain>): JsonObject {
  switch (part.type) {
    case 'message':
      return part.role === 'user' ? userMessage(part.content) : assistantMessage(part.content)
    case 'tool_call': {
      const { name, arguments: text } = part
      const call_id = portableCallId(part.call_id)
      return { type: 'function_call', call_id, name, arguments: text === '' ? '{}' : text }
    }
    case 'tool_result':
      return { type: 'function_call_output', call_id: portableCallId(part.call_id), output: toolOutput(part) }
    case 'state':
      return reasoningItem(part.data)
  }
}

function userMessage(content: readonly ContentPart[]): JsonObject {
  return { role: 'user', content: content.map(contentPart) }
}

function assistantMessage(content: readonly ContentPart[]): JsonObject {
  return {
    role: 'assistant',
    content: content.map((part) => {
      if (part.type !== 'text' && part.type !== 'json') throw cannotTake(`${part.type} in an assistant message`)
      return { type: 'output_text', text: textOf(part) }
    })
  }
}

/** The API has no mark for a tool that failed; the model is told so in words, before what the tool said. */
function toolOutput({ output, is_error }: ToolResultPart): string | JsonObject[] {
  if (is_error !== true) return typeof output === 'string' ? output : output.map(contentPart)
  const said = typeof output === 'string' ? [{ type: 'text' as const, text: output }] : output
  return [{ type: 'input_text', text: 'The tool failed.' }, ...said.map(contentPart)]
}

function contentPart(part: ContentPart): JsonObject {
  switch (part.type) {
    case 'text':
    case 'json':
      return { type: 'input_text', text: textOf(part) }
    case 'image': {
      const media = mediaOf(part)
      return { type: 'input_image', image_url: 'uri' in media ? media.uri : media.dataUri }
    }
    case 'file':
      return filePart(part)
    default:
      throw cannotTake(part.type)
  }
}

function filePart(part: MediaPart): JsonObject {
  const media = mediaOf(part)
  if ('uri' in media) return { type: 'input_file', file_url: media.uri }
  // The API judges inline bytes by the ending of their name.
  return { type: 'input_file', filename: `file.${endingOf(media.mediaType)}`, file_data: media.dataUri }
}

const endings: ReadonlyMap<string, string> = new Map([
  ['text/plain', 'txt'],
  ['text/markdown', 'md'],
  ['text/javascript', 'js']
])

function endingOf(mediaType: string): string {
  const subtype = mediaType.split('/')[1] ?? ''
  return endings.get(mediaType) ?? (/^[a-z0-9]{1,10}$/.test(subtype) ? subtype : 'bin')
}

function textOf(part: Extract<ContentPart, { type: 'text' | 'json' }>): string {
  return part.type === 'text' ? part.text : JSON.stringify(part.value)
}

/** Reasoning as it came: the API takes it back with the item that followed it, and refuses anything else. */
function reasoningItem({ value }: StateData): JsonObject {
  if (value.type !== 'reasoning' || typeof value.encrypted_content !== 'string') throw strangeState()
  return value
}
