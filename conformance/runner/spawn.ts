import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRing } from './ring.ts'
import { UsageError } from './usage-error.ts'
import { delay } from './within.ts'

/** Where a runtime lives: what stays the same when it is started again. */
export interface SpawnPlace {
  readonly port: number
  /** Holds the configuration, and whatever the runtime keeps there. */
  readonly directory: string
}

/** What a command is started with. */
export interface SpawnPlan {
  /** The command and its arguments; `{port}` in an argument stands for the port. */
  readonly command: readonly string[]
  /** The configuration that `MODEL_RUNTIME_CONFIG` names, as JSON. */
  readonly config: unknown
  /** The whole environment apart from the contract's own variables. */
  readonly env: Readonly<Record<string, string>>
  /** Hears every chunk the command writes. */
  readonly onOutput: (stream: 'stdout' | 'stderr', chunk: string) => void
  /** Where to start it; by default a free port and a directory of its own, which is removed with it. */
  readonly place?: SpawnPlace
}

/** How a command ended. */
export interface EndedCommand {
  /** In one sentence, without its full stop. */
  readonly sentence: string
  /** Where it was never started: what mends that. */
  readonly fix?: string
}

/** A runtime that the kit has started. */
export interface SpawnedRuntime {
  readonly url: string
  readonly port: number
  /** Resolves once the command has ended or could not be started. */
  readonly ended: Promise<EndedCommand>
  /** Resolves once nobody of the process group is left. */
  readonly gone: Promise<void>
  /** The last lines it wrote, as they are. */
  lastLines(): string
  /** Signals the whole process group. */
  signal(signal: NodeJS.Signals): void
  /** Stops the whole process group (SIGTERM, five seconds, SIGKILL) and removes the files. Idempotent. */
  stop(): Promise<void>
}

const stopGraceMs = 5000

/** A free port and an empty directory. Whoever finds it removes the directory. */
export async function findPlace(): Promise<SpawnPlace> {
  const [port, directory] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'model-runtime-kit-'))])
  return { port, directory }
}

/** Removes what a place holds. */
export const clearPlace = ({ directory }: SpawnPlace): Promise<void> => rm(directory, { recursive: true, force: true })

/**
 * Starts a command after the spawn contract: a free port, the configuration in a file of mode 0600 that is removed afterwards, no shell,
 * a process group of its own. It does not wait for the runtime to be ready.
 *
 * @see conformance/README.md spawn contract
 */
export async function spawnRuntime(plan: SpawnPlan): Promise<SpawnedRuntime> {
  const [file, ...args] = plan.command
  if (file === undefined) throw new UsageError('there is no command after --')
  const place = plan.place ?? (await findPlace())
  const { port, directory } = place
  const config = join(directory, 'config.json')
  await writeFile(config, JSON.stringify(plan.config, undefined, 2), { mode: 0o600 })
  const child = await startOf(file, args, port, { ...plan.env, MODEL_RUNTIME_CONFIG: config }).catch(async (error) => {
    if (plan.place === undefined) await clearPlace(place)
    throw error
  })
  const ring = createRing(64 * 1024)
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8')
    child[stream].on('data', (chunk: string) => {
      ring.write(chunk)
      plan.onOutput(stream, chunk)
    })
  }
  let stopping: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    ended: endOf(child, file),
    gone: groupGone(child, port),
    lastLines: () => ring.lastLines(20),
    signal: (signal) => void (child.pid !== undefined && signalGroup(child.pid, signal)),
    stop() {
      stopping ??= stopGroup(child).finally(() => (plan.place === undefined ? clearPlace(place) : undefined))
      return stopping
    }
  }
}

/** Words that no command line can carry make Node throw before there is any process. */
async function startOf(file: string, args: readonly string[], port: number, env: Readonly<Record<string, string>>) {
  try {
    return spawn(
      file,
      args.map((argument) => argument.replaceAll('{port}', String(port))),
      {
        detached: true,
        shell: false,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...env, MODEL_RUNTIME_HOST: '127.0.0.1', MODEL_RUNTIME_PORT: String(port) }
      }
    )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`the command cannot be started as it is written (${code ?? 'unknown'}); mend its words`)
  }
}

function endOf(child: ChildProcess, file: string): Promise<EndedCommand> {
  return new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => resolve(notStarted(file, error)))
    // `close` comes after the pipes are drained: its last words are in the ring by then. A grandchild may hold the pipes open for
    // ever, so the exit itself counts too, a little later.
    const told = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve({
        sentence: signal === null ? `the command ended with exit code ${code}` : `the command was ended by ${signal}`
      })
    child.once('close', told)
    child.once('exit', (code, signal) => setTimeout(told, 200, code, signal))
  })
}

function notStarted(file: string, { code }: NodeJS.ErrnoException): EndedCommand {
  if (code === 'ENOENT') {
    const fix =
      'give a path such as ./my-runtime, or the name of a program in PATH (a script also needs its interpreter)'
    return { sentence: `the command ${file} was not found`, fix }
  }
  if (code === 'EACCES') {
    return {
      sentence: `the command ${file} may not be run`,
      fix: 'make it executable, or put its interpreter before it'
    }
  }
  return {
    sentence: `the command ${file} could not be started (${code ?? 'unknown'})`,
    fix: 'make sure that it runs by itself'
  }
}

/**
 * Who the leader leaves behind has its port, so the group counts: a wrapper may be gone at once and the runtime bring its work to an end.
 * Where nobody reaps orphans a dead member stays visible, so a group whose port is shut is over after a second.
 */
async function groupGone(child: ChildProcess, port: number): Promise<void> {
  const { pid } = child
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const surely = performance.now() + 1000
  while (pid !== undefined && signalGroup(pid, 0)) {
    const isLate = performance.now() > surely
    if (isLate && !(await listens(port))) return
    await delay(isLate ? 100 : 10)
  }
}

/** Whether anybody takes a connection there. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** The group outlives its leader: what the leader started and left behind is stopped with it. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const deadline = performance.now() + stopGraceMs
  while (signalGroup(pid, 0) && performance.now() < deadline) await delay(20)
  signalGroup(pid, 'SIGKILL')
  // Bounded: where nobody reaps orphans (a container's PID 1), a dead member stays visible.
  const end = performance.now() + 1000
  while (signalGroup(pid, 0) && performance.now() < end) await delay(20)
  child.stdout?.destroy()
  child.stderr?.destroy()
}

/** Whether there was anyone to signal. A zombie leader is reaped by Node's own exit handler, so the loop above ends. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
