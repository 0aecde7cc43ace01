import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CorpusError } from './corpus-error.ts'
import { deriveExpectation } from './derive-expectation.ts'
import { type RecordedStream, read, readIndexed } from './index-file.ts'
import { framed, jsonLinesFiles, payloadsOf, providerOf } from './json-lines.ts'

/** The streams of a directory, and the files whose provider has no adapter. */
export interface Corpus {
  readonly streams: readonly RecordedStream[]
  readonly skipped: readonly string[]
}

/**
 * Reads a directory: by its `index.json`, or, where it has none, every `*.chunks.txt` below it. Those come without expectations; what they
 * say is worked out from their payloads.
 * @throws CorpusError when there is nothing to play, or a file is not what it is said to be
 */
export async function readCorpus(directory: string): Promise<Corpus> {
  const files = await jsonLinesFiles(directory)
  const indexed = await stat(join(directory, 'index.json')).catch(() => undefined)
  if (indexed !== undefined || files.length === 0) return { streams: await readIndexed(directory), skipped: [] }
  const streams: RecordedStream[] = []
  const skipped: string[] = []
  for (const file of files) {
    const stream = await readJsonLines(directory, file)
    if (stream === undefined) skipped.push(file)
    else streams.push(stream)
  }
  if (streams.length === 0) throw new CorpusError(`${directory} holds no stream of a provider with an adapter`)
  return { streams, skipped }
}

async function readJsonLines(directory: string, file: string): Promise<RecordedStream | undefined> {
  const text = Buffer.from(await read(join(directory, file))).toString('utf8')
  const payloads = payloadsOf(text, file)
  const provider = providerOf(payloads)
  if (provider === undefined) return undefined
  return { file, provider, bytes: framed(text), expect: deriveExpectation(provider, payloads) }
}
