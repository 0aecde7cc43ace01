import type { MediaPart } from '../../generated/types.ts'
import { attemptFailure } from '../core/errors.ts'

/** A media part that says where it is or what it holds. */
export type Media =
  | { readonly uri: string }
  | { readonly data: string; readonly mediaType: string; readonly dataUri: string }

/**
 * What a media part holds.
 * @throws ProviderFailure for bytes without a media type, which no provider takes
 */
export function mediaOf({ uri, data, media_type }: MediaPart): Media {
  if (data === undefined) return { uri: uri ?? '' }
  if (media_type === undefined) throw cannotTake('inline data without media_type')
  const mediaType = (media_type.split(';', 1)[0] ?? '').trim().toLowerCase()
  return { data, mediaType, dataUri: `data:${mediaType};base64,${data}` }
}

/** Something the API behind an adapter has no words for; another target may have, and nothing has been sent. */
export function cannotTake(what: string): Error {
  const message = `The target's API takes no ${what}.`
  return attemptFailure('target_cannot_take_request', message, { remoteOutcome: 'not_started' })
}
