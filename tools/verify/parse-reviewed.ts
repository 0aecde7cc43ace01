import type { FileTree } from './file-tree.ts'
import { type Reviewed, reviewedPath } from './reviewed.ts'

/** The recorded reviews; none where the file does not exist. Throws where it is not an object of strings. */
export function parseReviewed(tree: FileTree): Reviewed {
  if (!tree.has(reviewedPath)) return {}
  const document: unknown = JSON.parse(tree.read(reviewedPath))
  const entries = typeof document === 'object' && document !== null ? Object.entries(document) : undefined
  if (!entries?.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
    throw new Error(`${reviewedPath}: not an object of hashes`)
  }
  return Object.fromEntries(entries)
}
