import { basename, dirname } from 'node:path'
import { createSimulatedFile, type SimulatedFile, type Survives } from './simulated-file.ts'

/** Paths and contents: what stands on a disk at rest. Directories have no content. */
export type DiskImage = ReadonlyMap<string, Buffer | 'directory'>

/** The names in a directory: as the process sees them, as they are on the disk for certain, and what came between. */
interface Directory {
  readonly names: Map<string, Node>
  readonly durable: Map<string, Node>
  readonly pending: NameChange[]
}

type Node = SimulatedFile | Directory

/** A step that changes the names of one directory; a rename is one. */
export type NameChange = (names: Map<string, Node>) => void

/** The tree of a simulated disk. */
export interface SimulatedNames {
  file(path: string): SimulatedFile | undefined
  isDirectory(path: string): boolean
  list(path: string): readonly string[] | undefined
  /** Puts a new, empty directory or file in a directory; returns false where that is missing. */
  make(path: string, node: SimulatedFile | 'directory'): boolean
  rename(from: string, to: string): void
  unlink(path: string): void
  /** The names in a directory are on the disk. */
  sync(path: string): void
  /** What the process sees. */
  image(): DiskImage
  survivor(survives: Survives): DiskImage
}

const isDirectory = (node: Node | undefined): node is Directory => node !== undefined && 'names' in node
const createDirectory = (): Directory => ({ names: new Map(), durable: new Map(), pending: [] })

/** What of a tree is left, with the names and the content that `namesOf` and `contentOf` give. */
function imageOf(
  root: Directory,
  namesOf: (directory: Directory) => Map<string, Node>,
  contentOf: (file: SimulatedFile) => Buffer
): DiskImage {
  const image = new Map<string, Buffer | 'directory'>()
  const walk = (directory: Directory, path: string): void => {
    for (const [name, node] of namesOf(directory)) {
      const own = `${path}/${name}`
      image.set(own, isDirectory(node) ? 'directory' : contentOf(node))
      if (isDirectory(node)) walk(node, own)
    }
  }
  walk(root, '')
  return image
}

/** A tree with what stands on a disk, all of it synced. */
export function createSimulatedNames(start: DiskImage): SimulatedNames {
  const root = createDirectory()

  function nodeAt(path: string): Node | undefined {
    if (path === '/') return root
    const parent = nodeAt(dirname(path))
    return isDirectory(parent) ? parent.names.get(basename(path)) : undefined
  }

  function directoryAt(path: string): Directory | undefined {
    const node = nodeAt(path)
    return isDirectory(node) ? node : undefined
  }

  function change(path: string, step: NameChange): boolean {
    const parent = directoryAt(dirname(path))
    if (parent === undefined) return false
    step(parent.names)
    parent.pending.push(step)
    return true
  }

  function sync(path: string): void {
    const directory = directoryAt(path)
    if (directory === undefined) return
    directory.durable.clear()
    for (const [name, node] of directory.names) directory.durable.set(name, node)
    directory.pending.length = 0
  }

  const names: SimulatedNames = {
    file(path) {
      const node = nodeAt(path)
      return isDirectory(node) ? undefined : node
    },
    isDirectory: (path) => directoryAt(path) !== undefined,
    list(path) {
      const directory = directoryAt(path)
      return directory === undefined ? undefined : [...directory.names.keys()]
    },
    make(path, given) {
      const node = given === 'directory' ? createDirectory() : given
      return change(path, (entries) => entries.set(basename(path), node))
    },
    rename(from, to) {
      const node = nodeAt(from)
      if (node === undefined) return
      change(to, (entries) => {
        entries.delete(basename(from))
        entries.set(basename(to), node)
      })
    },
    unlink: (path) => void change(path, (entries) => entries.delete(basename(path))),
    sync,
    image: () =>
      imageOf(
        root,
        (directory) => directory.names,
        ({ bytes }) => bytes
      ),
    survivor: (survives) =>
      imageOf(
        root,
        ({ durable, pending }) => {
          const left = new Map(durable)
          for (const step of pending) if (survives('name')) step(left)
          return left
        },
        (file) => file.survivor(survives)
      )
  }
  for (const [path, content] of start) {
    names.make(path, content === 'directory' ? content : createSimulatedFile(content))
    sync(dirname(path))
  }
  return names
}
