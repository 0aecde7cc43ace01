import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** Sole ownership of a directory. */
export interface DirectoryLock {
  /** The lock went without being asked to: somebody else may own the directory now. */
  readonly lost: boolean
  /** Calls `heard` when it is lost. */
  onLost(heard: () => void): void
  release(): Promise<void>
}

/** Takes a directory's lock, waiting so long for an owner that is just dying; tells why where it cannot. */
export type TakeLock = (directory: string, waitMs: number) => Promise<DirectoryLock | 'held' | 'no flock'>

/** A lock that a child process holds. */
export interface HeldLock extends DirectoryLock {
  readonly pid: number
}

const lockFile = 'lock'

/**
 * A lock of the system's own kind (`flock`), held by a child process whose standard input is our pipe: whatever kills this process closes
 * the pipe, the child ends, and the lock is free. No process id is written and none is ever judged stale. The child is in a process group
 * of its own, so that a Ctrl-C meant for us does not reach it.
 *
 * @see spec/chapters/26-journal-format.md#one-writer
 */
export const takeDirectoryLock = async (directory: string, waitMs: number): Promise<HeldLock | 'held' | 'no flock'> => {
  const seconds = String(Math.max(waitMs, 1) / 1000)
  const child = spawn('flock', ['--exclusive', '--no-fork', '--wait', seconds, join(directory, lockFile), 'cat'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore']
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const outcome = await taken(child)
  if (outcome !== 'taken') return outcome
  return held(child, exited)
}

/** `cat` echoes what it is told, and only runs once the lock is taken. */
function taken(child: ChildProcess): Promise<'taken' | 'held' | 'no flock'> {
  return new Promise((resolve) => {
    child.once('error', () => resolve('no flock'))
    child.once('exit', (code) => resolve(code === 127 ? 'no flock' : 'held'))
    child.stdin?.on('error', () => {})
    child.stdout?.once('data', () => resolve('taken'))
    child.stdin?.write('.')
  })
}

function held(child: ChildProcess, exited: Promise<void>): HeldLock {
  let lost = false
  let released = false
  const listeners: (() => void)[] = []
  void exited.then(() => {
    if (released) return
    lost = true
    for (const heard of listeners) heard()
  })
  // The child must not keep a process that has nothing else to do.
  child.unref()
  return {
    pid: child.pid ?? 0,
    get lost() {
      return lost
    },
    onLost(heard) {
      listeners.push(heard)
    },
    async release() {
      released = true
      child.ref()
      child.stdin?.end()
      await exited
    }
  }
}

/** Whether somebody holds a directory's lock, whose file must exist; `unknown` without the `flock` command. */
export async function probeLock(directory: string): Promise<'none' | 'alive' | 'unknown'> {
  const child = spawn('flock', ['--shared', '--nonblock', join(directory, lockFile), 'true'], { stdio: 'ignore' })
  return new Promise((resolve) => {
    child.once('error', () => resolve('unknown'))
    child.once('exit', (code) => resolve(code === 0 ? 'none' : 'alive'))
  })
}
