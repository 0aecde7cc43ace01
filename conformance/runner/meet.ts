import type { RuntimeInfo } from '../../generated/types.ts'
import type { ClientBase } from '../client/index.ts'
import { type Lab, runtimeConfig } from '../lab/index.ts'
import type { LabTarget } from '../model/topology.ts'
import type { Mode } from './context.ts'
import { quote } from './curl.ts'
import type { KeyScan } from './key-scan.ts'
import { outputLines } from './output-lines.ts'
import { askRuntime, waitUntilReady } from './ready.ts'
import type { Overrides } from './side-runtimes.ts'
import { type EndedCommand, type SpawnedRuntime, spawnRuntime } from './spawn.ts'
import { NotStarted, NotWired } from './usage-error.ts'

/** A runtime that has answered `GET /v1/runtime`. */
export interface MetRuntime {
  readonly base: ClientBase
  readonly info: RuntimeInfo
  /** The last lines it has written so far, as they are; absent where the kit does not hold its output. */
  readonly lastLines?: () => string
  /** Of a command that the kit has started: resolves once it has ended. */
  readonly ended?: Promise<EndedCommand>
  /** Undoes everything that meeting it has done. Idempotent. */
  stop(): Promise<void>
}

/** How to meet a runtime. `meet` is given the lab, which is then running. */
export interface Meeting {
  readonly mode: Mode
  /** For the head of the report: a command, an address, or `in process`. */
  readonly subject: string
  /** The command-line words that meet it again, quoted for a shell; absent where no command line can. */
  readonly again?: string
  /** The lab's port, 0 for any. */
  readonly labPort: number
  /** Whether the lab's keys must be those that `lab` prints, the same in every run. */
  readonly stableKeys: boolean
  /** `fields`: of the configuration, in place of the usual ones. */
  meet(
    lab: Lab,
    scan: KeyScan,
    configDialect: 'base' | 'extended',
    signal: AbortSignal,
    fields?: Overrides
  ): Promise<MetRuntime>
}

/** Starts a command after the spawn contract and waits until it is ready. */
export function meetBySpawn(plan: {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly startTimeoutMs: number
}): Meeting {
  return {
    mode: 'spawn',
    subject: plan.command.map(quote).join(' '),
    again: `-- ${plan.command.map(quote).join(' ')}`,
    labPort: 0,
    stableKeys: false,
    async meet(lab, scan, configDialect, signal, fields) {
      const scanOut = { stdout: scan.stream('standard output'), stderr: scan.stream('standard error') }
      const spawned = await spawnRuntime({
        command: plan.command,
        config: { ...runtimeConfig(lab.targets, configDialect), ...fields },
        env: { ...plan.env, ...lab.keys, LAB_TARGETS: labTargetsJson(lab.targets) },
        onOutput: (stream, chunk) => scanOut[stream](chunk)
      })
      const leave = () => void spawned.stop()
      signal.addEventListener('abort', leave, { once: true })
      const base = { url: spawned.url }
      try {
        const info = await waitUntilReady(base, plan.startTimeoutMs, spawned.ended)
        const { ended } = spawned
        return { base, info, ended, lastLines: () => spawned.lastLines(), stop: () => spawned.stop() }
      } catch (error) {
        const told = withLastLines(error, spawned, scan)
        await spawned.stop()
        throw told
      }
    }
  }
}

/** What `LAB_TARGETS` holds. */
export const labTargetsJson = (targets: readonly LabTarget[]): string => JSON.stringify({ version: 1, targets })

function withLastLines(error: unknown, spawned: SpawnedRuntime, scan: KeyScan): unknown {
  if (!(error instanceof NotWired) || error instanceof NotStarted) return error
  const lines = outputLines(spawned.lastLines(), scan)
  if (lines.length === 0) return new NotWired(`${error.message}; it wrote nothing`)
  const quoted = lines.map((line) => `  | ${line}`).join('\n')
  return new NotWired(`${error.message}; its last lines:\n${quoted}`)
}

/** Meets a server that is already running and is left running. */
export function meetByUrl(url: string, labPort: number): Meeting {
  return {
    mode: 'attach',
    subject: url,
    again: `--url ${url} --lab-port ${labPort}`,
    labPort,
    stableKeys: true,
    async meet() {
      const base = { url }
      const asked = await askRuntime(base)
      if ('problem' in asked) throw new NotWired(`GET ${url}/v1/runtime ${asked.problem}; ${asked.fix}`)
      return { base, info: asked.info, stop: () => Promise.resolve() }
    }
  }
}
