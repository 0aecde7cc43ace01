import type { ExecutionRequest, InputPart } from '../../../generated/types.ts'
import { failureOf } from '../failure.ts'
import { asObject, type JsonObject } from '../json.ts'

/** What models take by reference, and the field in which nearly all of them expect it. Several go into the plural of it. */
const mediaFields = { image: 'image_url', video: 'video_url', audio: 'audio_url' } as const

/**
 * The input of a model: `json` parts as they are (a later one over an earlier one), the text parts joined by line feeds as `prompt`, one
 * medium as `image_url`, `video_url` or `audio_url`, several of a kind as `image_urls` and so on. What the caller gave under
 * `extensions.fal.input` lies under all of it.
 *
 * @throws ProviderFailure for what no model input can hold
 */
export function modelInput(request: ExecutionRequest): JsonObject {
  const parts = request.input.flatMap(plainParts)
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  return {
    ...request.extensions?.fal?.input,
    ...Object.assign({}, ...parts.map(ownInput)),
    ...(texts.length > 0 && { prompt: texts.join('\n') }),
    ...media(parts)
  }
}

/** A user's message says no more here than its parts do; a history has no place in a model's input. */
function plainParts(part: InputPart): readonly InputPart[] {
  if (part.type === 'message' && part.role === 'user') return part.content
  if (part.type === 'text' || part.type === 'json' || part.type in mediaFields) return [part]
  throw failureOf('target_cannot_take_request', { detail: `it takes no ${part.type} part` })
}

function ownInput(part: InputPart): JsonObject {
  if (part.type !== 'json') return {}
  const input = asObject(part.value)
  if (input === undefined) {
    throw failureOf('target_cannot_take_request', { detail: 'the input of a model is a JSON object' })
  }
  return input
}

function media(parts: readonly InputPart[]): JsonObject {
  return Object.fromEntries(
    Object.entries(mediaFields).flatMap(([type, field]): [string, unknown][] => {
      const addresses = parts.flatMap((part) => (part.type === type && isMedium(part) ? [addressOf(part)] : []))
      if (addresses.length === 0) return []
      return addresses.length === 1 ? [[field, addresses[0]]] : [[`${field}s`, addresses]]
    })
  )
}

type Medium = Extract<InputPart, { type: 'image' | 'audio' | 'video' | 'file' }>

function isMedium(part: InputPart): part is Medium {
  return part.type in mediaFields
}

/** Bytes that came with the request go on as a data URI, which models take wherever they take an address. */
function addressOf({ uri, data, media_type }: Medium): string | undefined {
  return data === undefined ? uri : `data:${media_type ?? 'application/octet-stream'};base64,${data}`
}
