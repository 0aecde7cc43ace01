import { basename, dirname } from 'node:path'
import type { FileFacts, FileSystem, OpenFile } from '../../reference/stores/encrypted-file/file-system.ts'
import { type Change, createSimulatedFile, type SimulatedFile } from './simulated-file.ts'

/** One call of the file system: `write /store/identities`. */
export interface DiskCall {
  readonly name: keyof OpenFile | keyof FileSystem
  readonly path: string
}

/** What befalls a call: an error, a write that takes only half, or the power goes while it runs. */
export type Mishap = { readonly error: string } | 'short' | 'power cut'

/** Paths and contents: what stands on a disk at rest. Directories have no content. */
export type DiskImage = ReadonlyMap<string, Buffer | 'directory'>

/** A file system in memory that remembers what was synced. */
export interface Disk extends FileSystem {
  readonly calls: readonly DiskCall[]
  /** What the process sees now: what kill -9 leaves. */
  image(): DiskImage
  /** What is left when the power goes; `survives` is asked for every change of a file or a name that was never synced. */
  afterPowerCut(survives: (change: Change | 'name') => boolean): DiskImage
}

interface Directory {
  readonly names: Map<string, Node>
  readonly durable: Map<string, Node>
  readonly pending: ((names: Map<string, Node>) => void)[]
}

type Node = SimulatedFile | Directory

const isDirectory = (node: Node | undefined): node is Directory => node !== undefined && 'names' in node

const createDirectory = (): Directory => ({ names: new Map(), durable: new Map(), pending: [] })

function systemError(code: string, call: DiskCall): Error {
  return Object.assign(new Error(`${code}: ${call.name}`), { code })
}

/**
 * A disk with what stands on it, all of it synced. `mishap` is asked before every call, with how many there were before; after a power cut
 * every call fails. `onWrite` hears of every write as it was meant, with the file as it was.
 */
export function createDisk(
  start: DiskImage,
  mishap: (call: DiskCall, before: number) => Mishap | undefined = () => undefined,
  onWrite: (bytes: Buffer, at: number, file: Buffer) => void = () => {}
): Disk {
  const root = createDirectory()
  const calls: DiskCall[] = []
  let dead = false
  for (const [path, content] of start)
    put(path, content === 'directory' ? createDirectory() : createSimulatedFile(content))

  function put(path: string, node: Node): void {
    const parent = directoryAt(dirname(path))
    parent?.names.set(basename(path), node)
    parent?.durable.set(basename(path), node)
  }

  function nodeAt(path: string): Node | undefined {
    if (path === '/') return root
    const parent = nodeAt(dirname(path))
    return isDirectory(parent) ? parent.names.get(basename(path)) : undefined
  }

  function directoryAt(path: string): Directory | undefined {
    const node = nodeAt(path)
    return isDirectory(node) ? node : undefined
  }

  /** A turn of the event loop stands for the time that a disk takes. Returns whether the call is cut in the middle. */
  async function meet(call: DiskCall): Promise<'whole' | 'short' | 'power cut'> {
    await undefined
    if (dead) throw systemError('EIO', call)
    const met = mishap(call, calls.length)
    calls.push(call)
    if (met === 'power cut') dead = true
    if (typeof met === 'object') throw systemError(met.error, call)
    return met ?? 'whole'
  }

  function rename(directory: Directory, change: (names: Map<string, Node>) => void): void {
    change(directory.names)
    directory.pending.push(change)
  }

  /** Names are changed before the power goes, so that they may survive. */
  async function changeNames(call: DiskCall, change: (names: Map<string, Node>) => void): Promise<void> {
    const met = await meet(call)
    const parent = directoryAt(dirname(call.path))
    if (parent === undefined) throw systemError('ENOENT', call)
    rename(parent, change)
    if (met === 'power cut') throw systemError('EIO', call)
  }

  function openedFile(file: SimulatedFile, path: string): OpenFile {
    return {
      async read(into, position) {
        const met = await meet({ name: 'read', path })
        if (met === 'power cut') throw systemError('EIO', { name: 'read', path })
        const count = Math.max(Math.min(into.length, file.bytes.length - position), 0)
        return file.bytes.copy(into, 0, position, position + (met === 'short' ? Math.ceil(count / 2) : count))
      },
      async write(bytes, position) {
        const call = { name: 'write', path } as const
        onWriteOf(bytes, position)
        const met = await meet(call)
        const taken = met === 'short' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
        file.write(Buffer.from(taken), position)
        if (met === 'power cut') throw systemError('EIO', call)
        return taken.length
      },
      async sync() {
        const call = { name: 'sync', path } as const
        const met = await meet(call).catch((error: unknown) => {
          if (!dead) file.forsake()
          throw error
        })
        if (met === 'power cut') throw systemError('EIO', call)
        file.sync()
      },
      async truncate(length) {
        const call = { name: 'truncate', path } as const
        const met = await meet(call)
        file.truncate(length)
        if (met === 'power cut') throw systemError('EIO', call)
      },
      close: async () => void (await meet({ name: 'close', path }))
    }
    function onWriteOf(bytes: Uint8Array, position: number): void {
      if (!dead) onWrite(Buffer.from(bytes), position, file.bytes)
    }
  }

  function walk(
    directory: Directory,
    path: string,
    names: (each: Directory) => Map<string, Node>,
    visit: (path: string, node: Node) => void
  ) {
    for (const [name, node] of names(directory)) {
      const own = path === '/' ? `/${name}` : `${path}/${name}`
      visit(own, node)
      if (isDirectory(node)) walk(node, own, names, visit)
    }
  }

  return {
    calls,
    image() {
      const image = new Map<string, Buffer | 'directory'>()
      walk(
        root,
        '/',
        ({ names }) => names,
        (path, node) => image.set(path, isDirectory(node) ? 'directory' : node.bytes)
      )
      return image
    },
    afterPowerCut(survives) {
      dead = true
      const image = new Map<string, Buffer | 'directory'>()
      const left = ({ durable, pending }: Directory): Map<string, Node> => {
        const names = new Map(durable)
        for (const change of pending) if (survives('name')) change(names)
        return names
      }
      walk(root, '/', left, (path, node) => image.set(path, isDirectory(node) ? 'directory' : node.survivor(survives)))
      return image
    },
    async open(path, how) {
      const call = { name: 'open', path } as const
      const found = nodeAt(path)
      if (how === 'create' && found === undefined) {
        const file = createSimulatedFile(Buffer.alloc(0))
        await changeNames(call, (names) => names.set(basename(path), file))
        return openedFile(file, path)
      }
      if ((await meet(call)) === 'power cut') throw systemError('EIO', call)
      if (found === undefined) throw systemError('ENOENT', call)
      if (how === 'create' || isDirectory(found)) throw systemError('EEXIST', call)
      return openedFile(found, path)
    },
    async makeDirectory(path) {
      if (nodeAt(path) !== undefined) return
      if (nodeAt(dirname(path)) === undefined) await this.makeDirectory(dirname(path))
      const directory = createDirectory()
      await changeNames({ name: 'makeDirectory', path }, (names) => names.set(basename(path), directory))
    },
    async list(path) {
      const call = { name: 'list', path } as const
      if ((await meet(call)) === 'power cut') throw systemError('EIO', call)
      const directory = directoryAt(path)
      if (directory === undefined) throw systemError('ENOENT', call)
      return [...directory.names.keys()]
    },
    async facts(path): Promise<FileFacts | undefined> {
      const call = { name: 'facts', path } as const
      if ((await meet(call)) === 'power cut') throw systemError('EIO', call)
      const node = nodeAt(path)
      if (node === undefined) return undefined
      return isDirectory(node)
        ? { kind: 'directory', size: 0, mode: 0o700 }
        : { kind: 'file', size: node.bytes.length, mode: 0o600 }
    },
    restrict: async (path) => void (await meet({ name: 'restrict', path })),
    async rename(from, to) {
      const node = nodeAt(from)
      if (node === undefined) throw systemError('ENOENT', { name: 'rename', path: to })
      await changeNames({ name: 'rename', path: to }, (names) => {
        names.delete(basename(from))
        names.set(basename(to), node)
      })
    },
    async unlink(path) {
      const call = { name: 'unlink', path } as const
      if (nodeAt(path) === undefined) {
        await meet(call)
        throw systemError('ENOENT', call)
      }
      await changeNames(call, (names) => names.delete(basename(path)))
    },
    async syncDirectory(path) {
      const call = { name: 'syncDirectory', path } as const
      if ((await meet(call)) === 'power cut') throw systemError('EIO', call)
      const directory = directoryAt(path)
      if (directory === undefined) throw systemError('ENOENT', call)
      directory.durable.clear()
      for (const [name, node] of directory.names) directory.durable.set(name, node)
      directory.pending.length = 0
    }
  }
}
