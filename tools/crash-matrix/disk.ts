import { dirname } from 'node:path'
import type { FileFacts, FileSystem, OpenFile } from '../../reference/stores/encrypted-file/file-system.ts'
import { createSimulatedFile, type SimulatedFile, type Survives } from './simulated-file.ts'
import { createSimulatedNames, type DiskImage, type SimulatedNames } from './simulated-names.ts'

export type { DiskImage } from './simulated-names.ts'

/** One call of the file system: `write /store/identities`. */
export interface DiskCall {
  readonly name: keyof OpenFile | keyof FileSystem
  readonly path: string
}

/** What befalls a call: an error, a write or read that takes only half, or the power goes while it runs. */
export type Mishap = { readonly error: string } | 'short' | 'power cut'

/** Hears of every write as it was meant, with the file as it was. */
export type HearWrite = (bytes: Buffer, at: number, file: Buffer) => void

/** A file system in memory that remembers what was synced. */
export interface Disk extends FileSystem {
  readonly calls: readonly DiskCall[]
  /** What the process sees now: what kill -9 leaves. */
  image(): DiskImage
  /** What is left when the power goes; `survives` is asked for every change of a file or a name that was never synced. */
  afterPowerCut(survives: Survives): DiskImage
}

function systemError(code: string, call: DiskCall): Error {
  return Object.assign(new Error(`${code}: ${call.name}`), { code })
}

/** Lets calls through, or has them meet their mishap. */
interface Gate {
  readonly calls: readonly DiskCall[]
  readonly dead: boolean
  cut(): void
  /**
   * Runs a call that takes effect, and then fails if the power goes meanwhile: the effect may survive.
   * @throws an error with a system code, before the effect
   */
  pass<Value>(call: DiskCall, effect: (short: boolean) => Value): Promise<Value>
}

function createGate(mishap: (call: DiskCall, before: number) => Mishap | undefined): Gate {
  const calls: DiskCall[] = []
  let dead = false
  return {
    calls,
    get dead() {
      return dead
    },
    cut() {
      dead = true
    },
    async pass(call, effect) {
      // Whoever asks waits for a disk.
      await undefined
      if (dead) throw systemError('EIO', call)
      const met = mishap(call, calls.length)
      calls.push(call)
      if (typeof met === 'object') throw systemError(met.error, call)
      if (met === 'power cut') dead = true
      const value = effect(met === 'short')
      if (met === 'power cut') throw systemError('EIO', call)
      return value
    }
  }
}

function openedFile(file: SimulatedFile, path: string, gate: Gate, onWrite: HearWrite): OpenFile {
  const call = (name: keyof OpenFile): DiskCall => ({ name, path })
  return {
    read: (into, position) =>
      gate.pass(call('read'), (short) => {
        const count = Math.max(Math.min(into.length, file.bytes.length - position), 0)
        return file.bytes.copy(into, 0, position, position + (short ? Math.ceil(count / 2) : count))
      }),
    write(bytes, position) {
      if (!gate.dead) onWrite(Buffer.from(bytes), position, file.bytes)
      return gate.pass(call('write'), (short) => {
        const taken = short ? Math.floor(bytes.length / 2) : bytes.length
        file.write(Buffer.from(bytes.subarray(0, taken)), position)
        return taken
      })
    },
    async sync() {
      try {
        // A power cut comes before the end of a sync, so that what it was to save may be lost.
        await gate.pass(call('sync'), () => gate.dead || file.sync())
      } catch (error) {
        if (!gate.dead) file.forsake()
        throw error
      }
    },
    truncate: (length) => gate.pass(call('truncate'), () => file.truncate(length)),
    close: () => gate.pass(call('close'), () => {})
  }
}

/** What a call of names finds wrong is told after its turn. */
function namesOf(names: SimulatedNames, gate: Gate) {
  return {
    async makeDirectory(path: string): Promise<void> {
      if (names.isDirectory(path)) return
      if (!names.isDirectory(dirname(path))) await this.makeDirectory(dirname(path))
      await gate.pass({ name: 'makeDirectory', path }, () => void names.make(path, 'directory'))
    },
    async list(path: string): Promise<readonly string[]> {
      const call = { name: 'list', path } as const
      const found = await gate.pass(call, () => names.list(path))
      if (found === undefined) throw systemError('ENOENT', call)
      return found
    },
    facts: (path: string): Promise<FileFacts | undefined> =>
      gate.pass({ name: 'facts', path }, () => {
        if (names.isDirectory(path)) return { kind: 'directory', size: 0, mode: 0o700 }
        const file = names.file(path)
        return file === undefined ? undefined : { kind: 'file', size: file.bytes.length, mode: 0o600 }
      }),
    restrict: (path: string): Promise<void> => gate.pass({ name: 'restrict', path }, () => {}),
    rename: (from: string, to: string): Promise<void> =>
      gate.pass({ name: 'rename', path: to }, () => names.rename(from, to)),
    async unlink(path: string): Promise<void> {
      const call = { name: 'unlink', path } as const
      const found = await gate.pass(call, () => {
        const there = names.file(path) !== undefined
        names.unlink(path)
        return there
      })
      if (!found) throw systemError('ENOENT', call)
    },
    syncDirectory: (path: string): Promise<void> =>
      gate.pass({ name: 'syncDirectory', path }, () => void (gate.dead || names.sync(path)))
  }
}

/**
 * A disk with what stands on it, all of it synced. `mishap` is asked before every call, with how many there were before; after a power cut
 * every call fails.
 */
export function createDisk(
  start: DiskImage,
  mishap: (call: DiskCall, before: number) => Mishap | undefined = () => undefined,
  onWrite: HearWrite = () => {}
): Disk {
  const gate = createGate(mishap)
  const names = createSimulatedNames(start)
  return {
    calls: gate.calls,
    image: names.image,
    afterPowerCut(survives) {
      gate.cut()
      return names.survivor(survives)
    },
    async open(path, how) {
      const call = { name: 'open', path } as const
      const file = await gate.pass(call, () => {
        const found = names.file(path)
        if (how !== 'create') return found ?? 'ENOENT'
        if (found !== undefined || names.isDirectory(path)) return 'EEXIST'
        const made = createSimulatedFile(Buffer.alloc(0))
        return names.make(path, made) ? made : 'ENOENT'
      })
      if (typeof file === 'string') throw systemError(file, call)
      return openedFile(file, path, gate, onWrite)
    },
    ...namesOf(names, gate)
  }
}
