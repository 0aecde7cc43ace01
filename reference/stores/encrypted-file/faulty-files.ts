import type { FileSystem, OpenFile } from './file-system.ts'
import { nodeFileSystem } from './node-file-system.ts'

/** One call that a store made of its file system: `sync journals/….journal`, paths shortened to what stands in the store's directory. */
export type FileCall = `${keyof OpenFile | keyof FileSystem} ${string}`

/** A file system for tests, which notes what is asked of it and fails where it is told to. */
export interface FaultyFiles extends FileSystem {
  readonly calls: FileCall[]
  /** What happens instead of the next calls that match: an error with this code, or a write of so many bytes. */
  fail(matching: Pick<RegExp, 'test'>, outcome: string | number): void
  /** From now on nothing fails. */
  mend(): void
  /** Files that are open. */
  readonly openFiles: number
}

/** The process's file system with faults. */
export function createFaultyFiles(directory: string): FaultyFiles {
  const calls: FileCall[] = []
  let faults: { readonly matching: Pick<RegExp, 'test'>; readonly outcome: string | number }[] = []
  const opened = new Set<{ name: string }>()

  const short = (path: string): string => path.replace(directory, '').replace(/^\//, '') || '.'

  function meet(call: FileCall): number | undefined {
    calls.push(call)
    const outcome = faults.find(({ matching }) => matching.test(call))?.outcome
    if (typeof outcome === 'string') throw Object.assign(new Error(`${call} fails`), { code: outcome })
    return outcome
  }

  function wrap(file: OpenFile, path: string): OpenFile {
    const own = { name: path }
    opened.add(own)
    return {
      async read(into, position) {
        meet(`read ${own.name}`)
        return file.read(into, position)
      },
      async write(bytes, position) {
        const most = meet(`write ${own.name}`)
        return file.write(most === undefined ? bytes : bytes.subarray(0, most), position)
      },
      async sync() {
        meet(`sync ${own.name}`)
        await file.sync()
      },
      async truncate(length) {
        meet(`truncate ${own.name}`)
        await file.truncate(length)
      },
      async close() {
        opened.delete(own)
        await file.close()
      }
    }
  }

  return {
    calls,
    fail: (matching, outcome) => void faults.push({ matching, outcome }),
    mend() {
      faults = []
    },
    get openFiles() {
      return opened.size
    },
    async open(path, how) {
      meet(`open ${short(path)}`)
      return wrap(await nodeFileSystem.open(path, how), short(path))
    },
    async makeDirectory(path) {
      meet(`makeDirectory ${short(path)}`)
      await nodeFileSystem.makeDirectory(path)
    },
    list: (path) => nodeFileSystem.list(path),
    facts: (path) => nodeFileSystem.facts(path),
    restrict: (path, mode) => nodeFileSystem.restrict(path, mode),
    async rename(from, to) {
      meet(`rename ${short(to)}`)
      await nodeFileSystem.rename(from, to)
      for (const own of opened) if (own.name === short(from)) own.name = short(to)
    },
    async unlink(path) {
      meet(`unlink ${short(path)}`)
      await nodeFileSystem.unlink(path)
    },
    async syncDirectory(path) {
      meet(`syncDirectory ${short(path)}`)
      await nodeFileSystem.syncDirectory(path)
    }
  }
}
