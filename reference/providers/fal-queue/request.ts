import type { ExecutionRequest, InputPart, MediaPart } from '../../../generated/types.ts'
import { cannotTake, mediaOf } from '../inline-media.ts'
import { asObject, type JsonObject } from '../json.ts'

/** What models take by reference, and the field in which nearly all of them expect it. Several go into the plural of it. */
const mediaFields = { image: 'image_url', video: 'video_url', audio: 'audio_url' } as const

/**
 * The input of a model: `json` parts as they are (a later one over an earlier one), the text parts joined by line feeds as `prompt`, one
 * medium as `image_url`, `video_url` or `audio_url`, several of a kind as `image_urls` and so on. What the caller gave under
 * `extensions.fal.input` lies under all of it. Turns, tools and settings have no neutral place in a model's input: the manifest offers
 * none, and a request that uses them does not come here.
 *
 * @throws ProviderFailure for a part that no model input can hold
 */
export function modelInput(request: ExecutionRequest): JsonObject {
  // State of other providers is theirs; there is none of this one.
  const parts = request.input.filter(({ type }) => type !== 'provider_state')
  for (const { type } of parts) if (!isKnown(type)) throw cannotTake(`${type} part`)
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  return {
    ...request.extensions?.fal?.input,
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(ownInput(part)))),
    ...(texts.length > 0 && { prompt: texts.join('\n') }),
    ...media(parts)
  }
}

function isKnown(type: InputPart['type']): boolean {
  return type === 'text' || type === 'json' || type in mediaFields
}

function ownInput(part: InputPart): JsonObject {
  if (part.type !== 'json') return {}
  const input = asObject(part.value)
  if (input === undefined) throw cannotTake('json part that is no object')
  return input
}

function media(parts: readonly InputPart[]): JsonObject {
  return Object.fromEntries(
    Object.entries(mediaFields).flatMap(([type, field]): [string, unknown][] => {
      const addresses = parts.flatMap((part) => (isMedium(part) && part.type === type ? [addressOf(part)] : []))
      if (addresses.length === 0) return []
      return addresses.length === 1 ? [[field, addresses[0]]] : [[`${field}s`, addresses]]
    })
  )
}

function isMedium(part: InputPart): part is MediaPart {
  return part.type in mediaFields
}

/** Models take a data URI wherever they take an address. */
function addressOf(part: MediaPart): string {
  const medium = mediaOf(part)
  return 'uri' in medium ? medium.uri : medium.dataUri
}
