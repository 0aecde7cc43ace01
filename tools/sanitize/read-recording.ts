import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeBody } from './decode-body.ts'
import type { Exchange, HeaderList } from './exchange.ts'
import { InputError } from './input-error.ts'
import { type ProviderName, providerOf } from './provider-name.ts'
import { isRecordingFile, type RecordingFile } from './recording-file.ts'

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
  if (file.response.chunks.reduce((sum, { bytes }) => sum + bytes, 0) !== answered.length)
    throw new InputError(`${name}: response.body is not as long as its chunks together`)
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
  const file = json(text)
  const version = (file as { version?: unknown } | null | undefined)?.version
  if (version !== undefined && version !== 1)
    throw new InputError(`${name}: exchange.json is of a version that is not known here`)
  if (version === 1 && isRecordingFile(file)) return file
  throw new InputError(`${name}: exchange.json is not what the recorder writes`)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
    return decodeBody(bytes, encoding)
  } catch (error) {
    if (error instanceof RangeError && !('code' in error)) throw new InputError(`${name}: ${error.message}`)
    throw new InputError(`${name}: a body does not decode as ${encoding}`)
  }
}
