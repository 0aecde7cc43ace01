import type { RuntimeInfo } from '../../generated/types.ts'
import type { ClientBase } from '../client/index.ts'
import type { Lab } from '../lab/index.ts'
import type { ProcessSignal } from '../model/process.ts'
import type { LabTarget } from '../model/topology.ts'
import type { Mode } from './context.ts'
import { quote } from './curl.ts'
import type { KeyScan } from './key-scan.ts'
import { meetSpawned } from './meet-spawned.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'
import { askRuntime } from './ready.ts'
import type { Overrides } from './side-runtimes.ts'
import type { EndedCommand } from './spawn.ts'
import { NotWired } from './usage-error.ts'

/** A runtime that has answered `GET /v1/runtime`. */
export interface MetRuntime {
  readonly base: ClientBase
  readonly info: RuntimeInfo
  /** The last lines it has written so far, as they are; absent where the kit does not hold its output. */
  readonly lastLines?: () => string
  /** Of a command that the kit has started: resolves once it has ended. */
  readonly ended?: Promise<EndedCommand>
  /** The signals that a runtime met in the same way can be sent in a scenario of its own; absent, none. */
  readonly signals?: readonly ProcessSignal[]
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
  /** Meets another one, for one scenario alone; absent where the kit starts nothing. */
  own?(
    lab: Lab,
    scan: KeyScan,
    configDialect: 'base' | 'extended',
    signal: AbortSignal,
    wishes: OwnWishes
  ): Promise<OwnRuntime>
}

/** How a command is met. */
export interface SpawnedMeeting {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly startTimeoutMs: number
  /** `file`: the configuration names a store on disk, in a directory that lives as long as the runtime. Default: none is named. */
  readonly eventStore?: 'file'
  /** Words of the command line before `--` that give the same environment and patience; default: none. */
  readonly told?: readonly string[]
}

/** Starts a command after the spawn contract and waits until it is ready. */
export function meetBySpawn(plan: SpawnedMeeting): Meeting {
  return {
    mode: 'spawn',
    subject: plan.command.map(quote).join(' '),
    again: [
      ...(plan.eventStore === undefined ? [] : ['--event-store file']),
      ...(plan.told ?? []),
      '--',
      ...plan.command.map(quote)
    ].join(' '),
    labPort: 0,
    stableKeys: false,
    meet: (lab, scan, configDialect, signal, fields) =>
      meetSpawned(plan, { lab, scan, configDialect, signal, wishes: fields === undefined ? {} : { fields } }),
    own: (lab, scan, configDialect, signal, wishes) => meetSpawned(plan, { lab, scan, configDialect, signal, wishes })
  }
}

/** What `LAB_TARGETS` holds. */
export const labTargetsJson = (targets: readonly LabTarget[]): string => JSON.stringify({ version: 1, targets })

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
