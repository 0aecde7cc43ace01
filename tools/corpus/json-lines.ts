import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CorpusError } from './corpus-error.ts'
import type { CorpusProvider } from './index-file.ts'

export type Payload = Readonly<Record<string, unknown>>

/** Streams that were kept as their payloads alone, one JSON value a line, end like this. */
export const jsonLinesSuffix = '.chunks.txt'

/** The payloads of a stream. Blank lines hold none. */
export function payloadsOf(text: string, file: string): Payload[] {
  return linesOf(text).map((line) => {
    const value = parsed(line)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new CorpusError(`${file} holds a line that is no JSON object`)
    return value as Payload
  })
}

/** The stream as it was sent: each payload in an event named after its type. What the recorder dropped (padding, pauses) stays lost. */
export function framed(text: string): Uint8Array {
  const frames = linesOf(text).map((line) => {
    const { type } = (parsed(line) ?? {}) as Payload
    return `${typeof type === 'string' ? `event: ${type}\n` : ''}data: ${line}\n\n`
  })
  return Buffer.from(frames.join(''))
}

/** Whose payloads these are; `undefined` for a provider without an adapter. */
export function providerOf(payloads: readonly Payload[]): CorpusProvider | undefined {
  const types = payloads.map(({ type }) => String(type))
  if (types.includes('message_start')) return 'anthropic-messages'
  return types.some((type) => type.startsWith('response.')) ? 'openai-responses' : undefined
}

/** Every such file below a directory, by its path from there, in order; none where the directory cannot be read. */
export async function jsonLinesFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile() && entry.name.endsWith(jsonLinesSuffix))
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(directory, '/').length)).toSorted()
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
