import { type ChildProcess, spawn } from 'node:child_process'
import { createRing } from '../../runner/ring.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { delay, within } from '../../runner/within.ts'
import { type Driver, lineReader, type StartDriver } from './driver.ts'

const graceMs = 2000

/**
 * Starts a command as a driver: no shell, a process group of its own, standard input and output as pipes. What it writes on standard
 * error is kept and shown where it fails.
 */
export function spawnDriver(command: readonly string[], env: Readonly<Record<string, string>>): StartDriver {
  return async (onLine, onTooLong) => {
    const [file, ...args] = command
    if (file === undefined) throw new UsageError('there is no command after --')
    const child = startOf(file, args, env)
    const ring = createRing(64 * 1024)
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => ring.write(chunk))
    child.stdout?.setEncoding('utf8').on('data', lineReader(onLine, onTooLong))
    // A driver that is gone cannot be written to; `ended` says so.
    child.stdin?.on('error', () => undefined)
    const ended = endOf(child, file)
    let stopping: Promise<void> | undefined
    return {
      send: (line) => void child.stdin?.write(`${line}\n`),
      ended,
      lastLines: () => ring.lastLines(12),
      stop() {
        stopping ??= stopped(child, ended)
        return stopping
      }
    } satisfies Driver
  }
}

function startOf(file: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  try {
    return spawn(file, args, { detached: true, shell: false, stdio: ['pipe', 'pipe', 'pipe'], env: { ...env } })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`the driver cannot be started as it is written (${code ?? 'unknown'}); mend its words`)
  }
}

function endOf(child: ChildProcess, file: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT')
        resolve(`the driver ${file} was not found; give a path such as ./driver, or a program in PATH`)
      else if (code === 'EACCES')
        resolve(`the driver ${file} may not be run; make it executable, or put its interpreter before it`)
      else resolve(`the driver ${file} could not be started (${code ?? 'unknown'})`)
    })
    // A grandchild may hold the pipes open for ever, so the exit itself counts too, a little later.
    const told = (code: number | null, signal: NodeJS.Signals | null): void =>
      resolve(signal === null ? `the driver ended with exit code ${code}` : `the driver was ended by ${signal}`)
    // Who can say nothing any more is over, even where the process goes on.
    child.stdout?.once('end', () =>
      setTimeout(resolve, 500, 'the driver closed its standard output and can answer nothing more')
    )
    child.once('close', told)
    child.once('exit', (code, signal) => setTimeout(told, 200, code, signal))
  })
}

/** The end of standard input is the polite way; then the whole process group goes. */
async function stopped(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.stdin?.end()
  await within(ended, graceMs)
  const { pid } = child
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const end = performance.now() + graceMs
  while (signalGroup(pid, 0) && performance.now() < end) await delay(20)
  signalGroup(pid, 'SIGKILL')
  child.stdout?.destroy()
  child.stderr?.destroy()
}

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
