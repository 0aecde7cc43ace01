import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FileTree } from './file-tree.ts'
import type { MutantEntry } from './repository.ts'

/**
 * The mutants that `conformance/mutants/index.ts` exports as `mutants`; undefined without such a file. Throws where the export is not a
 * list of `{name, predicts}`.
 */
export async function loadMutants(root: string, tree: FileTree): Promise<readonly MutantEntry[] | undefined> {
  const path = 'conformance/mutants/index.ts'
  if (!tree.has(path)) return undefined
  const module: unknown = await import(pathToFileURL(join(root, path)).href)
  const mutants: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, 'mutants') : undefined
  if (!Array.isArray(mutants) || !mutants.every(isMutantEntry))
    throw new Error(`${path}: exports no list "mutants" of {name, predicts}`)
  return mutants
}

function isMutantEntry(value: unknown): value is MutantEntry {
  if (typeof value !== 'object' || value === null) return false
  const predicts: unknown = Reflect.get(value, 'predicts')
  return (
    typeof Reflect.get(value, 'name') === 'string' &&
    Array.isArray(predicts) &&
    predicts.every((id) => typeof id === 'string')
  )
}
