import type { Context } from 'hono'
import { parseIJson } from './i-json.ts'
import { type Problem, problem } from './problems.ts'

/** What a request body may be. */
export interface BodyLimits {
  readonly bytes: number
  readonly depth: number
}

/** The parsed body and its size, or why there is none. */
export type BodyOutcome =
  | { readonly value: unknown; readonly bytes: number }
  | { readonly problem: Problem<400 | 413 | 415> }

/**
 * Reads a JSON body within its limits: the headers first, then the bytes as they come, then UTF-8, then I-JSON. No more than the
 * limit is ever held.
 * @see spec/chapters/03-requests.md#limits
 */
export async function readJsonBody(context: Context, limits: BodyLimits): Promise<BodyOutcome> {
  const unsupported = unsupportedMediaType(context.req.header('content-type'), context.req.header('content-encoding'))
  if (unsupported) return { problem: problem(415, 'media_type_unsupported', unsupported) }
  const bytes = await readBytes(context, limits.bytes)
  if (!(bytes instanceof Uint8Array)) return { problem: bytes }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { problem: problem(400, 'request_invalid', 'request body is not valid UTF-8') }
  }
  const parsed = parseIJson(text, limits.depth)
  if ('value' in parsed) return { value: parsed.value, bytes: bytes.byteLength }
  return { problem: problem(400, 'request_invalid', `request body: ${parsed.problem.message}`) }
}

const contentTypePattern = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?[ \t]*;?$/i

function unsupportedMediaType(type: string | undefined, encoding: string | undefined): string | undefined {
  if (type === undefined || !contentTypePattern.test(type.trim())) {
    return 'header Content-Type must be application/json, with no parameter other than charset=utf-8'
  }
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return 'header Content-Encoding must be absent: send the body unencoded'
  }
  return undefined
}

async function readBytes(context: Context, limit: number): Promise<Uint8Array | Problem<400 | 413>> {
  const tooLarge = problem(413, 'body_too_large', `request body is larger than ${limit} bytes`)
  const declared = context.req.header('content-length')
  if (declared !== undefined && !(Number(declared) <= limit)) return tooLarge
  try {
    // A declared length is enforced by the HTTP parser, so the whole body may be taken at once; without one the bytes are counted.
    const bytes =
      declared !== undefined
        ? new Uint8Array(await context.req.arrayBuffer())
        : await collect(context.req.raw.body, limit)
    return bytes === undefined || bytes.byteLength > limit ? tooLarge : bytes
  } catch {
    return problem(400, 'request_invalid', 'request body ended early')
  }
}

/** All bytes of a stream, or `undefined` (and a cancelled stream) as soon as they are too many. */
async function collect(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks, size)
    size += value.byteLength
    if (size > limit) {
      // Not awaited: a source that never settles its cancellation must not hold the refusal back.
      reader.cancel().catch(() => {})
      return undefined
    }
    chunks.push(value)
  }
}
