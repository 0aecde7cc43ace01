import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command line by a shell to its end. */
export async function runLine(line: string, cwd: string): Promise<Ended> {
  const child = spawn('sh', ['-c', line], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>
  ])
  return { code, stdout, stderr }
}

/** A command line that runs until it is stopped. */
export interface Running {
  /** What the line that was waited for held in its first group. */
  readonly found: string
  /** Asks the process and what it started to end, and resolves with its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts a command line and waits until its standard output matches. It gets a process group of its own, so that stopping it reaches
 * what npm and shells put between. Rejects with what it wrote when it ends before that.
 */
export async function startLine(line: string, cwd: string, ready: RegExp): Promise<Running> {
  const child = spawn('sh', ['-c', `exec ${line}`], { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const leave = (): void => signal(child, 'SIGKILL')
  process.once('exit', leave)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', leave)
    return code as number | null
  })
  const found = await new Promise<string>((resolve, reject) => {
    let written = ''
    const hear = (chunk: Buffer): void => {
      written += chunk.toString('utf8')
      const match = ready.exec(written)
      if (match) resolve(match[1] ?? match[0])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`${line} ended (${code}): ${written}`)))
  })
  return {
    found,
    stop() {
      signal(child, 'SIGTERM')
      return ended
    }
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name)
  } catch {
    // It is gone already.
  }
}
