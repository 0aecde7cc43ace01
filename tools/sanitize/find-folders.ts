import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { InputError } from './input-error.ts'

/** A folder below the one given that holds a recording or a fixture. `name` is its path from there, with slashes. */
export interface FoundFolder {
  readonly path: string
  readonly name: string
  readonly kind: 'recording' | 'fixture'
}

/**
 * Every folder with an `exchange.json` or a `fixture.yaml`, in the order of their names.
 * @throws InputError when there is none
 */
export async function findFolders(root: string): Promise<FoundFolder[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => {
    throw new InputError(`${root} is not a folder that can be read`)
  })
  const found = entries.flatMap((entry): FoundFolder[] => {
    const kind = entry.name === 'exchange.json' ? 'recording' : entry.name === 'fixture.yaml' ? 'fixture' : undefined
    if (kind === undefined || !entry.isFile()) return []
    const name = relative(root, entry.parentPath).split(sep).join('/')
    // A name that begins with a dot is one the recorder had not finished.
    return name.split('/').some((part) => part.startsWith('.')) ? [] : [{ path: entry.parentPath, name, kind }]
  })
  if (found.length === 0) throw new InputError(`${root} holds no recordings and no fixtures`)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1)).map((one) => ({ ...one, path: join(one.path) }))
}
