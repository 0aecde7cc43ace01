import { readFile } from 'node:fs/promises'
import type { LedgerItem } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import { dialectNamed } from './dialects/index.ts'
import { loadScript } from './load-script.ts'
import type { StandaloneScripts } from './standalone.ts'
import { startLab } from './start-lab.ts'
import { configuredTargets, labKeys, labTargets, runtimeConfig } from './topology.ts'

export interface RunLabOptions {
  readonly dialects: readonly DialectName[]
  /** Default 4330. */
  readonly port?: number
  readonly seed: number
  /** Seed of the keys; the one that `conform` uses in attach mode. */
  readonly keySeed: number
  /** Path of a script file; without it every request gets a short greeting. */
  readonly script?: string
  /** Print the runtime configuration over the targets, and end. */
  readonly printConfig?: boolean
  readonly configDialect?: 'base' | 'extended'
  /** Print `LAB_TARGETS` JSON, and end. */
  readonly printTargets?: boolean
  /** Print `LAB_TARGETS` and the keys as shell assignments, and end. */
  readonly printEnv?: boolean
}

/** What the command may touch. */
export interface RunLabIo {
  readonly write: (text: string) => void
  readonly error: (text: string) => void
  /** Aborted to stop the lab. */
  readonly signal: AbortSignal
}

const defaultPort = 4330

const greeting: CallScript = {
  kind: 'stream',
  acts: [
    { text: 'Hello' },
    { text: ' from the lab.' },
    { usage: { input: 11, output: 5 } },
    { end: { finish: 'stop' } }
  ]
}

/**
 * The `lab` command: serves a stand-alone fake provider on 127.0.0.1 until the signal, one line a request on standard output, or prints
 * what a runtime needs to be wired. Resolves with the exit code: 0, or 2 for a script file that cannot be used or a port that is taken.
 */
export async function runLab(options: RunLabOptions, io: RunLabIo): Promise<number> {
  const port = options.port ?? defaultPort
  const targets = labTargets(options.dialects, { origin: `http://127.0.0.1:${port}` })
  const printed = printout(options, targets)
  if (printed !== undefined) {
    const unnamed = options.dialects.filter((name) => !dialectNamed(name).configurable)
    if (options.printConfig === true && unnamed.length > 0) {
      io.error(`note: the configuration has no provider type ${unnamed.join(', ')}; see --print-targets\n`)
    }
    io.write(printed)
    return 0
  }
  try {
    const standalone = await scriptsOf(options, targets)
    return await serve(options, port, standalone, io)
  } catch (error) {
    io.error(`error: ${explain(error, options, port)}\n`)
    return 2
  }
}

function printout(options: RunLabOptions, targets: readonly LabTarget[]): string | undefined {
  const listed = configuredTargets(targets, options.configDialect ?? 'extended')
  if (options.printConfig === true) {
    return `${JSON.stringify(runtimeConfig(targets, options.configDialect ?? 'base'), null, 2)}\n`
  }
  if (options.printTargets === true) return `${JSON.stringify({ version: 1, targets: listed }, null, 2)}\n`
  if (options.printEnv !== true) return undefined
  const keys = Object.entries(labKeys(targets, options.keySeed)).map(([name, key]) => `${name}=${key}\n`)
  return [...keys, `LAB_TARGETS='${JSON.stringify({ version: 1, targets: listed })}'\n`].join('')
}

async function scriptsOf(options: RunLabOptions, targets: readonly LabTarget[]): Promise<StandaloneScripts> {
  if (options.script === undefined) return { calls: [greeting] }
  const source = await readFile(options.script, 'utf8')
  return loadScript(
    source,
    options.script,
    targets.map((target) => target.id)
  )
}

async function serve(
  options: RunLabOptions,
  port: number,
  standalone: StandaloneScripts,
  io: RunLabIo
): Promise<number> {
  const { dialects, seed, keySeed } = options
  const lab = await startLab({ dialects, seed, keySeed, port, standalone, listener: (item) => tell(item, io) })
  io.write(`lab ready on ${lab.origin} · ${lab.targets.length} targets · ${dialects.join(', ')}\n`)
  await new Promise<void>((resolve) => {
    if (io.signal.aborted) resolve()
    io.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await lab.stop()
  return 0
}

function tell(item: LedgerItem, io: RunLabIo): void {
  if (item.kind === 'ledger.request') {
    const call = item.call === undefined ? '' : ` call ${item.call}`
    io.write(`#${item.request} ${item.method} ${item.path} → ${item.target}${call}\n`)
  }
  if (item.kind === 'ledger.end') io.write(`#${item.request} ${item.how}, ${item.written} bytes\n`)
}

function explain(error: unknown, options: RunLabOptions, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use; choose another with --port`
  if (code === 'ENOENT') return `${options.script}: there is no such file; give the path of a script (see lab --help)`
  if (code === 'EISDIR') return `${options.script}: is a folder; give a file, or the folder to --fixtures`
  if (code === 'EACCES') return `${options.script}: may not be read`
  return message
}
