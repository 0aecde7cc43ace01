import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './spec-source.ts'

const present = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
    )
}

/**
 * The files of a folder that differ from what they are to be: changed, missing, or not generated at all.
 *
 * @param folder The folder of the output.
 * @param files What it is to hold.
 * @param owns Which paths are generated at all; absent: every path.
 * @returns Paths below the folder, sorted.
 */
export const staleFiles = async (folder: string, files: Files, owns?: RegExp): Promise<string[]> => {
  const generated = (await present(folder)).filter((path) => owns?.test(path) ?? true)
  const stale = new Set(generated.filter((path) => !(path in files)))
  for (const [path, content] of Object.entries(files)) {
    const current = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (current !== content) stale.add(path)
  }
  return [...stale].sort()
}

/**
 * Makes a folder hold exactly the files given. Files that are right already are left alone.
 *
 * @param owns Which paths are generated at all; all others are left alone too.
 * @returns The paths that were written or removed.
 */
export const writeFiles = async (folder: string, files: Files, owns?: RegExp): Promise<string[]> => {
  const stale = await staleFiles(folder, files, owns)
  for (const path of stale) {
    const content = files[path]
    const target = join(folder, path)
    if (content === undefined) {
      await rm(target)
      continue
    }
    await mkdir(dirname(target), { recursive: true })
    // Renamed into place, so that nobody who reads meanwhile sees half a file.
    await writeFile(`${target}.partial`, content)
    await rename(`${target}.partial`, target)
  }
  return stale
}
