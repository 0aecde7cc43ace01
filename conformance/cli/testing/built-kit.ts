import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The kit as it is shipped. */
export const builtKit = `${root}dist/conformance/cli/main.js`

/** Builds the repository where that is needed. */
export async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, [`${root}tools/build/build.mjs`])
}

/** The built command line in a process group of its own, as a terminal starts it. */
export interface Started {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** The exit code; null where a signal has ended it. */
  readonly ended: Promise<number | null>
}

/** Starts it. `env` comes on top of this process's own. */
export function startBuiltKit(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [builtKit, ...argv], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env }
  })
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk: Buffer) => {
      written[stream] += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, out: () => written.stdout, err: () => written.stderr }
}

/** Waits until there is a file, for as long as the process lives. */
export async function fileThere(path: string, { child, err }: Started): Promise<void> {
  while (!existsSync(path)) {
    if (child.exitCode !== null) throw new Error(`it ended (${child.exitCode}) before there was ${path}: ${err()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
