import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Chunk, Exchange, HeaderList } from './exchange.ts'
import { InputError } from './input-error.ts'
import { type ProviderName, providerOf } from './provider-name.ts'

/** The members of a recorder's `exchange.json` that are read here. */
interface RecordingFile {
  readonly version: number
  readonly recorded_at: string
  readonly upstream: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: HeaderList
    readonly body: string | null
  }
  readonly response: { readonly status: number; readonly headers: HeaderList; readonly chunks: readonly Chunk[] } | null
  readonly end: string
}

/** An exchange as the recorder left it. */
export interface RecordedExchange {
  readonly exchange: Exchange
  /** When it was recorded: RFC 3339, UTC. */
  readonly recordedAt: string
}

/** Why a recording makes no fixture. */
export interface Skipped {
  readonly name: string
  readonly why: string
}

const unfinished: Readonly<Record<string, string>> = {
  no_answer: 'no answer came',
  client_left: 'the client left before the answer ended',
  recorder_stopped: 'the recorder was stopped before the answer ended'
}

/**
 * Reads one folder of the recorder. Compressed bodies are decoded, and their borders, which say nothing about the decoded bytes, are left
 * out.
 * @throws InputError when it is no recording, or of no known provider
 */
export async function readRecording(
  folder: string,
  name: string,
  given: ProviderName | undefined
): Promise<RecordedExchange | Skipped> {
  const file = parse(await readFile(join(folder, 'exchange.json'), 'utf8'), name)
  const why = unfinished[file.end]
  if (file.response === null || why !== undefined) return { name, why: why ?? 'no answer came' }
  if (!['GET', 'POST', 'PUT'].includes(file.request.method))
    return { name, why: 'fixtures hold GET, POST and PUT only' }
  const provider = given ?? providerOf(file.upstream, file.request.path)
  if (provider === undefined)
    throw new InputError(`${name}: neither host nor path say which provider this is; give --provider`)
  const { method, path, headers } = file.request
  const asked = file.request.body === null ? undefined : await bytesOf(join(folder, 'request.body'))
  const answered = await bytesOf(join(folder, 'response.body'))
  const encoding = encodingOf(file.response.headers)
  const response = {
    status: file.response.status,
    headers: file.response.headers,
    body: decoded(answered, encoding, name).toString('latin1')
  }
  const body = asked && decoded(asked, encodingOf(headers), name).toString('latin1')
  const exchange: Exchange = {
    name,
    provider,
    origin: file.upstream,
    request: { method, path, headers, body },
    response,
    chunks: encoding === '' ? file.response.chunks : undefined,
    end: file.end === 'upstream_broke' ? 'upstream_broke' : 'complete'
  }
  return { exchange, recordedAt: file.recorded_at }
}

function parse(text: string, name: string): RecordingFile {
  try {
    const file = JSON.parse(text) as RecordingFile
    if (file.version !== 1) throw new InputError(`${name}: exchange.json is of a version that is not known here`)
    if (typeof file.request.path === 'string' && URL.canParse(file.upstream)) return file
  } catch (error) {
    if (error instanceof InputError) throw error
  }
  throw new InputError(`${name}: exchange.json is not what the recorder writes`)
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch {
    throw new InputError(`${path} cannot be read`)
  }
}

const encodingOf = ({ values }: HeaderList): string =>
  (values['content-encoding'] ?? '').trim().toLowerCase().replace('identity', '')

function decoded(bytes: Buffer, encoding: string, name: string): Buffer {
  try {
    if (encoding === '') return bytes
    if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(bytes)
    if (encoding === 'deflate') return inflateSync(bytes)
    if (encoding === 'br') return brotliDecompressSync(bytes)
  } catch {
    throw new InputError(`${name}: a body does not decode as ${encoding}`)
  }
  throw new InputError(`${name}: a body is encoded in a way that is not known here`)
}
