import type { Artifact, FinishReason, UsageFact } from '../../../generated/types.ts'
import type { ProviderEvent } from '../../core/ports.ts'
import { asArray, asIndex, asName, asObject, type JsonObject } from '../json.ts'

/** Fields in which models put what they made, whatever else an object there says of itself. */
const mediaNames =
  /^(?:images?|videos?|audios?|audio_file|audio_files|files?|mesh(?:es)?|model_mesh|model_glb|model_urls?|mask|masks)$/

/** What tells a file from any other object that has a `url`, such as a source that a text cites. */
const fileFields = ['content_type', 'file_name', 'file_size', 'width', 'height', 'duration']

/** Deeper and wider than any documented shape; the result itself is passed on whole in any case. */
const deepest = 5
const mostArtifacts = 1000

/**
 * What a model's output means: the output itself, unaltered; its files as artifacts; what it states of their number and length as
 * usage; and the end. The filter is a flag in a success here, not an error.
 */
export function resultEvents(output: JsonObject): readonly ProviderEvent[] {
  const artifacts = artifactsOf(output)
  const facts = factsOf(output)
  return [
    { type: 'output.result', result: output, ...(artifacts.length > 0 && { artifacts }) },
    ...(facts.length > 0 ? [{ type: 'usage' as const, facts }] : []),
    { type: 'completed', finish_reason: finishOf(output) }
  ]
}

/** Every file the output names, in its order. */
export function artifactsOf(output: JsonObject): Artifact[] {
  const found: Artifact[] = []
  visit(output, '', 0, found)
  return found
}

function visit(value: unknown, name: string, depth: number, found: Artifact[]): void {
  if (depth > deepest || found.length >= mostArtifacts) return
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, name, depth + 1, found)
    return
  }
  const object = asObject(value)
  if (object === undefined) return
  const uri = asName(object.url)
  if (uri !== undefined && (mediaNames.test(name) || fileFields.some((field) => object[field] !== undefined))) {
    found.push(artifact(uri, object))
    return
  }
  for (const [field, entry] of Object.entries(object)) visit(entry, field, depth + 1, found)
}

function artifact(uri: string, { content_type, file_name, file_size }: JsonObject): Artifact {
  const mediaType = asName(content_type) ?? /^data:([a-z0-9.+-]{1,64}\/[a-z0-9.+-]{1,64})[;,]/i.exec(uri)?.[1]
  const name = asName(file_name)
  const size = asIndex(file_size)
  return {
    uri,
    ...(mediaType !== undefined && { media_type: mediaType }),
    ...(name !== undefined && { name }),
    ...(size !== undefined && { size })
  }
}

/** The queue reports no usage. What stands in the output is counted by us, which the source says; the core drops what is no quantity. */
function factsOf(output: JsonObject): UsageFact[] {
  const images = Array.isArray(output.images) ? output.images.length : asObject(output.image) && 1
  const stated: readonly (readonly [string, unknown])[] = [
    ['image_count', images],
    ['video_second', secondsOf([output.video, ...asArray(output.videos)])],
    ['audio_output_second', secondsOf([output.audio, output.audio_file])]
  ]
  return stated.flatMap(([unit, quantity]) =>
    typeof quantity === 'number' ? [{ unit, quantity, source: 'runtime' as const }] : []
  )
}

/** The lengths stated, added up; undefined where any of the files states none, because a part is not the whole. */
function secondsOf(files: readonly unknown[]): number | undefined {
  const lengths = files.flatMap((file) => {
    const object = asObject(file)
    return object === undefined ? [] : [object.duration]
  })
  if (lengths.length === 0) return undefined
  let sum = 0
  for (const length of lengths) {
    if (typeof length !== 'number' || !Number.isFinite(length) || length < 0) return undefined
    sum += length
  }
  return sum
}

function finishOf({ has_nsfw_concepts, nsfw_content_detected }: JsonObject): FinishReason {
  const flags = [
    ...asArray(has_nsfw_concepts),
    ...asArray(nsfw_content_detected),
    has_nsfw_concepts,
    nsfw_content_detected
  ]
  return flags.includes(true) ? 'content_filter' : 'stop'
}
