import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CorpusError } from './corpus-error.ts'
import { framed, jsonLinesSuffix } from './json-lines.ts'

/** What a correct adapter reports for a recorded stream. Text excludes refusals and reasoning. */
export interface Expectation {
  readonly outcome: string
  readonly finish_reason?: string
  readonly text?: { readonly sha256: string; readonly utf8_bytes: number }
  /** Caller-side calls in order, with the hash of their joined argument text. */
  readonly tool_calls?: readonly { readonly name: string; readonly arguments_sha256: string }[]
  /** Quantities by unit; other units may stand beside them. */
  readonly usage?: Readonly<Record<string, number>>
}

/** One recorded response body and what is expected of it. */
export interface RecordedStream {
  readonly file: string
  readonly provider: CorpusProvider
  readonly bytes: Uint8Array
  readonly expect: Expectation
}

export type CorpusProvider = 'openai-responses' | 'anthropic-messages'

/**
 * Reads `index.json` of a directory and every stream it names. Files of payloads alone (`*.chunks.txt`) are framed.
 * @throws CorpusError when the directory, its index or a file is missing, unreadable or not what the index says
 */
export async function readIndexed(directory: string): Promise<RecordedStream[]> {
  const path = join(directory, 'index.json')
  const entries = entriesOf(parse(await read(path), path), path)
  const streams: RecordedStream[] = []
  for (const [place, entry] of entries.entries())
    streams.push(await readStream(directory, entry, `${path}: streams[${place}]`))
  return streams
}

async function readStream(directory: string, entry: unknown, where: string): Promise<RecordedStream> {
  const { file, provider, sha256, expect } = fields(entry, where)
  if (typeof file !== 'string' || file === '') throw new CorpusError(`${where}.file is not a path`)
  if (file.startsWith('/') || file.split(/[\\/]/).includes('..'))
    throw new CorpusError(`${where}.file leaves the directory`)
  if (provider !== 'openai-responses' && provider !== 'anthropic-messages') {
    throw new CorpusError(`${where}.provider is no provider with an adapter: ${JSON.stringify(provider)}`)
  }
  const bytes = await read(join(directory, file))
  if (sha256 !== undefined && sha256 !== sha256Of(bytes))
    throw new CorpusError(`${file} is not the file that the index describes`)
  const expectation = fields(expect, `${where}.expect`)
  if (typeof expectation.outcome !== 'string') throw new CorpusError(`${where}.expect.outcome is missing`)
  const sent = file.endsWith(jsonLinesSuffix) ? framed(Buffer.from(bytes).toString('utf8')) : bytes
  return { file, provider, bytes: sent, expect: expectation as unknown as Expectation }
}

/** The lower-case hex SHA-256 of bytes, or of a text in UTF-8. */
export function sha256Of(value: Uint8Array | string): string {
  return createHash('sha256').update(value).digest('hex')
}

/** The bytes of a file. @throws CorpusError */
export async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new CorpusError(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}`)
  }
}

function parse(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new CorpusError(`${path} is not JSON`)
  }
}

function entriesOf(index: unknown, path: string): readonly unknown[] {
  const { streams } = fields(index, path)
  if (!Array.isArray(streams) || streams.length === 0) throw new CorpusError(`${path} lists no streams`)
  return streams
}

function fields(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CorpusError(`${where} is not an object`)
  return value as Readonly<Record<string, unknown>>
}
