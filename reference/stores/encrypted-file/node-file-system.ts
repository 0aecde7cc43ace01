import fs from 'node:fs'
import { chmod, mkdir, readdir, rename, stat, unlink } from 'node:fs/promises'
import type { FileFacts, FileSystem, OpenFile } from './file-system.ts'
import { systemCode } from './file-system.ts'

const flags = { read: 'r', write: 'r+', create: 'wx+' } as const

/** The process's own file system. */
export const nodeFileSystem: FileSystem = {
  async open(path, how) {
    return openFile(await descriptor(path, flags[how]))
  },
  async makeDirectory(path) {
    await mkdir(path, { recursive: true, mode: 0o700 })
  },
  list: (path) => readdir(path),
  async facts(path): Promise<FileFacts | undefined> {
    try {
      const found = await stat(path)
      const kind = found.isFile() ? 'file' : found.isDirectory() ? 'directory' : 'other'
      return { kind, size: found.size, mode: found.mode & 0o777 }
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return undefined
      throw error
    }
  },
  restrict: (path, mode) => chmod(path, mode),
  rename: (from, to) => rename(from, to),
  unlink: (path) => unlink(path),
  async syncDirectory(path) {
    const directory = await descriptor(path, 'r')
    try {
      await done((callback) => fs.fsync(directory, callback))
    } finally {
      await done((callback) => fs.close(directory, callback))
    }
  }
}

// The callback functions take about a third off a small write, compared with those of `node:fs/promises`.
function openFile(fd: number): OpenFile {
  return {
    read: (into, position) =>
      new Promise((resolve, reject) => {
        fs.read(fd, into, 0, into.length, position, (error, count) => (error ? reject(error) : resolve(count)))
      }),
    write: (bytes, position) =>
      new Promise((resolve, reject) => {
        fs.write(fd, bytes, 0, bytes.length, position, (error, count) => (error ? reject(error) : resolve(count)))
      }),
    sync: () => done((callback) => fs.fdatasync(fd, callback)),
    truncate: (length) => done((callback) => fs.ftruncate(fd, length, callback)),
    close: () => done((callback) => fs.close(fd, callback))
  }
}

function descriptor(path: string, how: string): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.open(path, how, 0o600, (error, fd) => (error ? reject(error) : resolve(fd)))
  })
}

function done(task: (callback: (error: Error | null | undefined) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => task((error) => (error ? reject(error) : resolve())))
}
