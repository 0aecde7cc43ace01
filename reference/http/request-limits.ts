import type { ContentPart, ExecutionRequest, InputPart, RuntimeLimits } from '../../generated/types.ts'
import { withNestedParts } from '../core/sent-modalities.ts'

/** The limits of the specification, in force wherever the runtime publishes no other figure. */
export const specLimits = { body_bytes: 1_048_576, parts: 1024, uri_length: 8192, json_depth: 64 } as const

export type RequestLimits = Required<Pick<RuntimeLimits, keyof typeof specLimits>>

/** The limits that a runtime enforces: what it publishes, else the specification's. */
export function requestLimits(published: RuntimeLimits | undefined): RequestLimits {
  return {
    body_bytes: published?.body_bytes ?? specLimits.body_bytes,
    parts: published?.parts ?? specLimits.parts,
    uri_length: published?.uri_length ?? specLimits.uri_length,
    json_depth: published?.json_depth ?? specLimits.json_depth
  }
}

type NamedList = readonly [path: string, parts: readonly (InputPart | ContentPart)[]]

/** The input, and every list of parts inside it, each by its path. */
function* partLists({ input }: ExecutionRequest): Generator<NamedList> {
  yield ['input', input]
  for (const [index, part] of input.entries()) {
    const field = part.type === 'message' ? 'content' : 'output'
    const [, ...nested] = withNestedParts(part)
    if (nested.length > 0) yield [`input[${index}].${field}`, nested]
  }
}

/** Says which limit, that no schema knows, a valid request exceeds. Characters are code points, as in the schemas. */
export function exceededLimit(request: ExecutionRequest, limits: RequestLimits): string | undefined {
  for (const [path, parts] of partLists(request)) {
    if (parts.length > limits.parts) return `${path} must have at most ${limits.parts} parts`
    for (const [index, part] of parts.entries()) {
      if (!('uri' in part) || part.uri === undefined || part.uri.length <= limits.uri_length) continue
      if ([...part.uri].length > limits.uri_length) {
        return `${path}[${index}].uri must have at most ${limits.uri_length} characters`
      }
    }
  }
  return undefined
}

/** Says which inline media of a valid request are no whole base64; the alphabet is the schema's to check. */
export function brokenData(request: ExecutionRequest): string | undefined {
  for (const [path, parts] of partLists(request)) {
    for (const [index, part] of parts.entries()) {
      if (part.type === 'provider_state' || !('data' in part) || part.data === undefined) continue
      if (part.data.length % 4 !== 0) return `${path}[${index}].data must be base64 with its padding`
    }
  }
  return undefined
}
