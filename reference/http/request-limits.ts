import type { ExecutionRequest, RuntimeLimits } from '../../generated/types.ts'

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

/** Says which limit, that no schema knows, a valid request exceeds. Characters are code points, as in the schemas. */
export function exceededLimit(request: ExecutionRequest, limits: RequestLimits): string | undefined {
  if (request.input.length > limits.parts) return `input must have at most ${limits.parts} parts`
  for (const [index, part] of request.input.entries()) {
    if (!('uri' in part) || part.uri.length <= limits.uri_length) continue
    if ([...part.uri].length > limits.uri_length) {
      return `input[${index}].uri must have at most ${limits.uri_length} characters`
    }
  }
  return undefined
}
