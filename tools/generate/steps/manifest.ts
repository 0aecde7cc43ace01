import { createHash } from 'node:crypto'
import { notice } from '../banner.ts'
import type { Files, SpecSource } from '../spec-source.ts'

const hash = (content: string): string => createHash('sha256').update(content).digest('hex')

/** `MANIFEST.json`: the SHA-256 of every source and of every other generated file. */
export const manifest = (spec: SpecSource, files: Files): Files => {
  const hashes = Object.keys(files)
    .sort()
    .map((path) => [path, hash(files[path] ?? '')])
  const document = { $comment: notice('spec'), sources: spec.hashes, files: Object.fromEntries(hashes) }
  return { 'MANIFEST.json': `${JSON.stringify(document, null, 2)}\n` }
}
