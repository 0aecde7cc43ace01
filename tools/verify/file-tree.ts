import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a repository, named by their path from its root with forward slashes. */
export interface FileTree {
  readonly paths: readonly string[]
  has(path: string): boolean
  /** The file's text. Throws for a path that the tree does not have. */
  read(path: string): string
}

const skipped = new Set(['node_modules', 'dist', 'coverage'])

/** The tree on disk below `root`, without dependencies, build output and dot folders. Reads file contents when asked. */
export function diskTree(root: string): FileTree {
  const paths = walk(root, '').sort()
  return treeOf(paths, (path) => readFileSync(join(root, path), 'utf8'))
}

/** A tree from path → text, for tests. */
export function memoryTree(files: Readonly<Record<string, string>>): FileTree {
  return treeOf(Object.keys(files).sort(), (path) => files[path] ?? '')
}

function treeOf(paths: readonly string[], load: (path: string) => string): FileTree {
  const known = new Set(paths)
  return {
    paths,
    has: (path) => known.has(path),
    read(path) {
      if (!known.has(path)) throw new Error(`no such file in the tree: ${path}`)
      return load(path)
    }
  }
}

function walk(root: string, folder: string): string[] {
  const found: string[] = []
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) found.push(...walk(root, path))
    else if (entry.isFile()) found.push(path)
  }
  return found
}
